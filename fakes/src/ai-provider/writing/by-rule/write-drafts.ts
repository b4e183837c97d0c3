import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { type Random, shuffle } from '@engram/core/seeded-random.ts';
import type { Ask } from './read-asks.ts';

const [wrongOptions, pairCount] = [3, 4];
const none = { explanation: '', hint: '' } as const;

export const completes = 'Which word or phrase completes this sentence?';

/** Everything of a type that could be asked about these sentences, each word by itself. */
export function* writeDrafts(
  type: QuestionType,
  asks: readonly Ask[],
  random: Random,
): Generator<Draft> {
  if (type === 'matching') yield* matchWords(asks, random);
  else if (type === 'multiple-answer') yield* chooseStatements(asks, random);
  else for (const ask of asks) yield* writeOne(type, ask, { asks, random });
}

type Around = { asks: readonly Ask[]; random: Random };

function writeOne(
  type: Exclude<QuestionType, 'matching' | 'multiple-answer'>,
  ask: Ask,
  around: Around,
): Draft[] {
  const { sentence, gapped, word: key, source, topic } = ask;
  const common = { ...none, source, topic };
  switch (type) {
    case 'multiple-choice': {
      const distractors = listOthers(ask, around).slice(0, wrongOptions);
      const text = `${completes} ${gapped}`;
      return distractors.length < wrongOptions ? [] : [{ ...common, type, text, key, distractors }];
    }
    case 'true-false': {
      const lie = stateFalsely(ask, around);
      const drafts = [
        { ...common, type, text: sentence, key: 'True' } as const,
        ...(lie === undefined ? [] : [{ ...common, type, text: lie, key: 'False' } as const]),
      ];
      return shuffle(drafts, around.random);
    }
    case 'short-answer':
      return [{ ...common, type, text: `${completes} ${gapped}`, key, accepted: [] }];
    case 'fill-in-blank':
      return [{ ...common, type, text: gapped, key, accepted: [] }];
  }
}

function stateFalsely(ask: Ask, around: Around): string | undefined {
  const [other] = listOthers(ask, around);
  return other === undefined ? undefined : ask.sentence.replace(ask.word, () => other);
}

/** Words of other sentences that look like the one asked for, those of about its length first. */
function listOthers(ask: Ask, { asks, random }: Around): string[] {
  const said = ask.sentence.toLowerCase();
  const words = new Map(
    asks
      .filter(({ word }) => shapeOf(word) === shapeOf(ask.word))
      .filter(({ word }) => !said.includes(word.toLowerCase()))
      .map(({ word }) => [word.toLowerCase(), word]),
  );
  const near = [...words.values()]
    .toSorted((one, other) => distance(one, ask.word) - distance(other, ask.word))
    .slice(0, 2 * wrongOptions);
  return shuffle(near, random);
}

function shapeOf(word: string): 'number' | 'words' {
  return /\d/u.test(word) ? 'number' : 'words';
}

function distance(one: string, other: string): number {
  return Math.abs(one.length - other.length);
}

function* chooseStatements(asks: readonly Ask[], random: Random): Generator<Draft> {
  for (const [first, second, ...others] of chunk(listApart(asks), pairCount)) {
    const lies = others.flatMap((ask) => stateFalsely(ask, { asks, random }) ?? []);
    if (first === undefined || second === undefined || lies.length < 2) continue;
    yield {
      ...none,
      type: 'multiple-answer',
      text: 'Which of these statements are true?',
      keys: [first.sentence, second.sentence],
      distractors: lies,
      source: joinSources([first, second, ...others]),
      topic: first.topic,
    };
  }
}

function* matchWords(asks: readonly Ask[], random: Random): Generator<Draft> {
  for (const group of chunk(shuffle(listApart(asks), random), pairCount)) {
    const [first] = group;
    if (first === undefined || group.length < 3) continue;
    yield {
      ...none,
      type: 'matching',
      text: 'Match each word with the sentence that it completes.',
      pairs: group.map(({ word, gapped }) => ({ left: word, right: gapped })),
      source: joinSources(group),
      topic: first.topic,
    };
  }
}

/** One for each sentence, no two of them with the same word. */
function listApart(asks: readonly Ask[]): Ask[] {
  const bySentence = new Map(asks.toReversed().map((ask) => [ask.sentence, ask]));
  const byWord = new Map(Array.from(bySentence.values(), (ask) => [ask.word.toLowerCase(), ask]));
  return [...byWord.values()];
}

function* chunk<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

function joinSources(asks: readonly Ask[]): Source {
  const [first, ...also] = asks.map(({ source }) => source);
  if (first === undefined) throw new Error('A question needs a sentence');
  return { ...first, also };
}
