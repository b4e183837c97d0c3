import { pickIndex, type Random, shuffle } from '../seeded-random.ts';
import type { Draft, DraftOf } from './draft.ts';
import {
  type Maker,
  type Option,
  type Question,
  type QuestionOf,
  questionVersion,
  truths,
} from './question.ts';
import { readScale } from './read-scale.ts';

export type Arrangement = {
  id: string;
  madeBy: Maker;
  isVerified: boolean;
  random: Random;
  /** Where the key of a multiple-choice question stands, from 0; by chance when left out. */
  keyPosition?: number | undefined;
};

/**
 * A draft as a question: in an order of chance, with ids that are given after it, so that neither
 * tells the key.
 */
export function arrangeDraft(draft: Draft, arrangement: Arrangement): Question {
  const common = {
    version: questionVersion,
    id: arrangement.id,
    format: draft.format ?? 'rich',
    text: draft.text,
    ...(draft.context && { context: draft.context }),
    explanation: draft.explanation,
    hint: draft.hint,
    source: draft.source,
    topic: draft.topic,
    ...(draft.topics && { topics: [...draft.topics] }),
    madeBy: arrangement.madeBy,
    isVerified: arrangement.isVerified,
  } as const;
  switch (draft.type) {
    case 'multiple-choice':
      return { ...common, ...arrangeChoice(draft, arrangement) };
    case 'multiple-answer':
      return { ...common, ...arrangeAnswers(draft, arrangement.random) };
    case 'true-false':
      return {
        ...common,
        type: 'true-false',
        options: truths.map((truth) => ({ id: truth, text: truth })),
        correctAnswer: draft.key,
      };
    case 'matching':
      return { ...common, ...arrangePairs(draft.pairs, arrangement.random) };
    case 'short-answer':
    case 'fill-in-blank':
      return {
        ...common,
        type: draft.type,
        correctAnswer: draft.key,
        acceptedAnswers: [...draft.accepted],
      };
  }
}

type Arranged<T extends Question['type']> = Pick<
  QuestionOf<T>,
  'type' | 'correctAnswer' | Extract<keyof QuestionOf<T>, 'options' | 'columnA' | 'columnB'>
>;

/** Kept together, so that a text that stands twice is still told apart. */
type Choice = { text: string; isKey: boolean };

function arrangeChoice(
  draft: DraftOf<'multiple-choice'>,
  { random, keyPosition }: Arrangement,
): Arranged<'multiple-choice'> {
  const key = { text: draft.key, isKey: true };
  const wrong = shuffle(draft.distractors.map(asWrong), random);
  const chance = pickIndex(random, wrong.length + 1);
  const isPlace = keyPosition !== undefined && keyPosition >= 0 && keyPosition <= wrong.length;
  const choices = sortNumbers(wrong.toSpliced(isPlace ? keyPosition : chance, 0, key));
  const [correctAnswer = ''] = listKeys(choices);
  return { type: 'multiple-choice', options: nameOptions(choices), correctAnswer };
}

function arrangeAnswers(
  draft: DraftOf<'multiple-answer'>,
  random: Random,
): Arranged<'multiple-answer'> {
  const keys = draft.keys.map((text) => ({ text, isKey: true }));
  const choices = sortNumbers(shuffle([...keys, ...draft.distractors.map(asWrong)], random));
  return {
    type: 'multiple-answer',
    options: nameOptions(choices),
    correctAnswer: listKeys(choices),
  };
}

/**
 * Column B takes any order with the same chance, also the one of column A now and then: an order
 * that never came up would tell something, with two pairs even everything.
 */
export function arrangePairs(
  pairs: DraftOf<'matching'>['pairs'],
  random: Random,
): Arranged<'matching'> {
  const order = shuffle([...pairs.keys()], random);
  return {
    type: 'matching',
    columnA: pairs.map(({ left }, index) => ({ id: `a${index + 1}`, text: left })),
    columnB: order.map((pair, index) => ({ id: `b${index + 1}`, text: pairs[pair]?.right ?? '' })),
    correctAnswer: Object.fromEntries(
      pairs.map((_, index) => [`a${index + 1}`, `b${order.indexOf(index) + 1}`]),
    ),
  };
}

function asWrong(text: string): Choice {
  return { text, isKey: false };
}

function sortNumbers(choices: readonly Choice[]): readonly Choice[] {
  const values = readScale(choices.map(({ text }) => text));
  if (!values) return choices;
  return choices
    .map((choice, index) => ({ choice, value: values[index] ?? 0 }))
    .toSorted((one, other) => one.value - other.value)
    .map(({ choice }) => choice);
}

function nameOptions(choices: readonly Choice[]): Option[] {
  return choices.map(({ text }, index) => ({ id: nameOption(index), text }));
}

function listKeys(choices: readonly Choice[]): string[] {
  return choices.flatMap(({ isKey }, index) => (isKey ? [nameOption(index)] : []));
}

/** 'a', 'b', 'c' … */
export function nameOption(index: number): string {
  return String.fromCodePoint('a'.charCodeAt(0) + index);
}
