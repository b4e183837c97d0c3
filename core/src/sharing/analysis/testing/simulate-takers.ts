import type { Question } from '../../../questions/question.ts';
import { pickIndex, type Random, seedRandom, shuffle } from '../../../seeded-random.ts';
import type { Submission } from '../tally.ts';

/** How its takers really meet a question. */
type Item = {
  steepness: number;
  place: number;
  /** How those who do not know it divide among the options. */
  draws: readonly number[];
  /** The option that is right in truth. */
  right: string;
  /** As right as the other. */
  rightToo: string | undefined;
  /** A wrong option that draws those who know half of it. */
  halfRight: string | undefined;
  /** What the key says. */
  key: string;
};

type Kind = 'sound' | 'miskeyed' | 'ambiguous' | 'half-right';

export type Simulated = {
  questions: readonly Question[];
  submissions: readonly Submission[];
  /** What each question is in truth. */
  kinds: readonly Kind[];
};

export type Wish = {
  seed: string;
  takers: number;
  questions?: number;
  miskeyed?: number;
  ambiguous?: number;
  halfRight?: number;
};

/**
 * Takers of normal abilities who know an answer by the two-parameter model and guess otherwise,
 * some of them everything, and some stop on the way. Steepness is lognormal around 1.2, difficulty
 * normal, and wrong options draw as unequally as they do in tests.
 */
export function simulateTakers({
  seed,
  takers,
  questions: count = 40,
  miskeyed = 5,
  ambiguous = 0,
  halfRight = 0,
}: Wish): Simulated {
  const random = seedRandom(seed);
  const odd = [
    ...Array.from({ length: miskeyed }, (): Kind => 'miskeyed'),
    ...Array.from({ length: ambiguous }, (): Kind => 'ambiguous'),
    ...Array.from({ length: halfRight }, (): Kind => 'half-right'),
  ];
  const kinds = shuffle(
    Array.from({ length: count }, (_, place) => odd[place] ?? 'sound'),
    random,
  );
  const items = kinds.map((kind) => makeItem(kind, random));
  return {
    questions: items.map(makeQuestion),
    submissions: Array.from({ length: takers }, () => takeTest(items, random)),
    kinds,
  };
}

const ids = ['a', 'b', 'c', 'd', 'e'];

function makeItem(kind: Kind, random: Random): Item {
  const draws = Array.from(
    { length: [3, 4, 4, 4, 5][pickIndex(random, 5)] ?? 4 },
    () => 0.2 - Math.log(1 - random()),
  );
  const [right = '', other = ''] = shuffle(ids.slice(0, draws.length), random);
  return {
    steepness: 1.2 * Math.exp(0.3 * drawNormal(random)),
    place: drawNormal(random),
    draws,
    right,
    rightToo: kind === 'ambiguous' ? other : undefined,
    halfRight: kind === 'half-right' ? other : undefined,
    key: kind === 'miskeyed' ? other : right,
  };
}

function makeQuestion({ draws, key }: Item, place: number): Question {
  return {
    version: 1,
    id: `0b3f6c1e-5a43-4f0e-9a55-${String(place).padStart(12, '0')}`,
    type: 'multiple-choice',
    text: `Question ${place + 1}`,
    options: ids.slice(0, draws.length).map((id) => ({ id, text: `Option ${id}` })),
    correctAnswer: key,
    explanation: '',
    hint: '',
    source: null,
    topic: null,
    madeBy: 'owner',
    isVerified: false,
  };
}

function takeTest(items: readonly Item[], random: Random): Submission {
  const ability = drawNormal(random);
  const isGuesser = random() < 0.06;
  const seen = random() < 0.08 ? 0.3 + 0.5 * random() : 1;
  return items.map((item, place) => {
    const isLeftOut = place >= seen * items.length || random() < 0.01;
    const option = isGuesser
      ? ids[pickIndex(random, item.draws.length)]
      : chooseOption(item, ability, random);
    const answer = isLeftOut || option === undefined ? null : option;
    return { answer, share: answer === item.key ? 1 : 0, seconds: null, turn: place };
  });
}

function chooseOption(item: Item, ability: number, random: Random): string | undefined {
  const { steepness, place, draws, right, rightToo, halfRight } = item;
  const knows = (what: number) => random() < 1 / (1 + Math.exp(-steepness * (ability - what)));
  if (knows(place)) return rightToo !== undefined && random() < 0.4 ? rightToo : right;
  if (halfRight !== undefined && knows(place - 1)) return halfRight;
  let left = random() * draws.reduce((sum, one) => sum + one, 0);
  return ids[
    draws.findIndex((one) => {
      left -= one;
      return left < 0;
    })
  ];
}

function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
