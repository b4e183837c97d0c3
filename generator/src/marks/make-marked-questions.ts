import type { NumberedMark } from '@engram/core/marks/mark.ts';
import type { Draft, DraftOf } from '@engram/core/questions/draft.ts';
import { writeContext } from '@engram/core/questions/question-context.ts';
import { type Source, textLimits } from '@engram/core/questions/question.ts';
import { seedRandom, shuffle } from '@engram/core/seeded-random.ts';
import { containsWording, wordingOf } from '../content-words.ts';
import { matchTasks } from '../data/match-tasks.ts';
import { indexText, type TextIndex } from '../grounding/index-text.ts';
import { readNumber } from '../lint/read-number.ts';
import { lintDraft } from '../lint/lint-draft.ts';
import type { AskedMark } from './ask-mark.ts';
import { askAll, groupFamilies, type MarkKind, type NumberedAsk } from './find-kinds.ts';
import { readText } from './read-units.ts';

/** A question, and the number of the mark that it asks about. */
export type MarkedDraft = Draft & { mark: number };

const wrongOptions = 3;

/**
 * A question for every mark that is no card and can be asked, in the order of their numbers. Where
 * three other marks of its kind can be options, and none of them is right too, it is a choice.
 */
export function makeMarkedQuestions(
  text: string,
  marks: readonly NumberedMark[],
  seed: string,
): MarkedDraft[] {
  const read = readText(text);
  const asks = askAll(read, marks);
  const kinds = groupFamilies(read, asks);
  const index = indexText(text);
  const questions = asks.filter(({ asked }) => asked.form !== 'card');
  return questions.map((ask) => ({
    ...(chooseAmongMarks(ask, { asks, kinds, index, seed }) ?? askOpenly(ask.asked)),
    mark: ask.number,
  }));
}

/** A question to match, and the numbers of the marks whose terms are in it. */
export type MatchedMarks = { draft: DraftOf<'matching'>; marks: number[] };

/** Words with their meanings, to be matched; for a learner who asks for it. */
export function matchMarks(text: string, marks: readonly NumberedMark[]): MatchedMarks | undefined {
  const read = readText(text);
  const pairs = new Map<string, { right: string; source: Source; number: number }>();
  for (const { number, asked } of askAll(read, marks)) {
    const { pair, source } = asked;
    const isNew = pair && !pairs.has(pair.term) && pair.meaning.length <= textLimits.option;
    if (isNew && pairs.size < textLimits.quoteCount) {
      pairs.set(pair.term, { right: pair.meaning, source, number });
    }
  }
  const [first, ...also] = [...pairs.values()].map(({ source }) => source);
  const meanings = new Set([...pairs.values()].map(({ right }) => wordingOf(right)));
  if (!first || pairs.size < 3 || meanings.size < pairs.size) return undefined;
  const draft: DraftOf<'matching'> = {
    ...nothingMore,
    type: 'matching',
    text: matchTasks[read.language] ?? matchTasks.en,
    pairs: Array.from(pairs, ([left, { right }]) => ({ left, right })),
    source: { ...first, also },
    topic: null,
  };
  return { draft, marks: Array.from(pairs.values(), ({ number }) => number) };
}

const nothingMore = { explanation: '', hint: '' } as const;

function askOpenly({ form, text, answer, context, source, topic }: AskedMark): Draft {
  const type = form === 'typed' ? 'short-answer' : 'fill-in-blank';
  return {
    ...nothingMore,
    type,
    text,
    ...(context && { context }),
    key: answer,
    accepted: [],
    source,
    topic,
  };
}

type Choosing = {
  asks: readonly NumberedAsk[];
  kinds: readonly MarkKind[];
  index: TextIndex;
  seed: string;
};

function chooseAmongMarks(
  { number, asked }: NumberedAsk,
  { asks, kinds, index, seed }: Choosing,
): Draft | undefined {
  if (asked.form !== 'gap' || bounds.test(asked.text)) return undefined;
  for (const { numbers } of kinds) {
    if (!numbers.includes(number)) continue;
    const others = asks.filter((ask) => ask.number !== number && numbers.includes(ask.number));
    const distractors = pickOptions(asked, shuffle(others, seedRandom(`${seed} ${number}`)));
    if (distractors.length < wrongOptions) continue;
    const { text, answer: key, context, source, topic } = asked;
    const draft: Draft = {
      ...nothingMore,
      type: 'multiple-choice',
      text,
      ...(context && { context }),
      key,
      distractors,
      source,
      topic,
    };
    const isSound = !lintDraft(draft, index).some(({ verdict }) => verdict === 'drop');
    if (isSound) return draft;
  }
  return undefined;
}

/** 'More than 97 %' is true of every smaller number as well. */
const bounds =
  /(?:more than|less than|over|under|at least|at most|up to|above|below|mehr als|weniger als|über|unter|mindestens|höchstens|bis zu|más de|menos de|al menos|hasta|plus de|moins de|au moins|jusqu[’']à) _{5}/i;

/** Words of other marks, none of which is right as well or is a part of another option. */
function pickOptions(asked: AskedMark, others: readonly NumberedAsk[]): string[] {
  const picked: string[] = [];
  const around = asked.context ? writeContext(asked.context) : '';
  const said = `${around} ${asked.text} ${asked.source.quote.replace(asked.answer, ' ')}`;
  for (const { asked: other } of others) {
    if (picked.length === wrongOptions) break;
    const words = wordsOf(other);
    const all = [asked.answer, ...picked];
    const overlaps = all.some(
      (one) => containsWording(one, words) || containsWording(words, one) || isNear(one, words),
    );
    if (!overlaps && !containsWording(said, words)) picked.push(words);
  }
  return picked;
}

/** Two numbers of which one may be the other, rounded. Years count one by one. */
function isNear(one: string, other: string): boolean {
  const isYear = /^\d{4}$/.test(one);
  const [first, second] = [readNumber(one), readNumber(other)];
  if (isYear || first === undefined || second === undefined) return false;
  return Math.abs(first - second) <= 0.1 * Math.max(Math.abs(first), Math.abs(second));
}

/** The marked words; a card of a word and its meaning has them on its front. */
function wordsOf({ form, answer, pair }: AskedMark): string {
  return form === 'card' && pair ? pair.term : answer;
}
