import { cardTypes } from '../flashcards/card.ts';
import { questionTypes } from '../plans/catalogue.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';

/**
 * What we ask of a language model, and what it must answer. Every key is required and nothing is
 * optional: strict schemas of providers demand that, and small models forget optional keys.
 */

/**
 * Far more than any question needs, so that rules which know why decide about the length. Not as
 * maxLength and maxItems: strict schemas of some providers refuse these.
 */
const Words = StorableText.refine((words) => words.length <= 4_000);
const Several = z.array(Words).refine((list) => list.length <= 12);

/** One question as a model writes it. */
export const WrittenItem = z.object({
  type: z.enum(questionTypes),
  text: Words.describe('The question, the statement, or the sentence with _____ in it'),
  correct: Several.describe(
    'The right answer; all right ones for multiple-answer; True or False for true-false; for short-answer and fill-in-blank the best wording, then other accepted ones; empty for matching',
  ),
  wrong: Several.describe('Wrong options of multiple-choice and multiple-answer'),
  pairs: z
    .array(z.object({ left: Words, right: Words }))
    .refine((list) => list.length <= 12)
    .describe('For matching only'),
  quote: Words.describe('The words of the material that prove it, copied exactly'),
  explanation: Words,
  hint: Words.describe('Helps without containing the answer'),
});
export type WrittenItem = z.infer<typeof WrittenItem>;
export const WrittenItems = z.object({ items: z.array(WrittenItem) });

/** The variable part of a request to write, as JSON on the last line of its prompt. */
export const WriteTask = z.object({
  write: z.array(z.object({ type: z.enum(questionTypes), count: z.int().min(1) })),
  /** How many of the true-false statements have to be true. */
  trueStatements: z.int().min(0),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  focus: z.enum(['vocabulary', 'concepts', 'facts', 'application']),
  /** Untrusted; about style only. */
  style: z.string(),
  topics: z.array(z.string()),
  language: z.string(),
  /** Formulas and code may be used. */
  mathAndCode: z.boolean(),
  /** Not to be asked again. */
  asked: z.array(z.string()),
});
export type WriteTask = z.infer<typeof WriteTask>;

/** One flashcard as a model writes it. */
export const ModelCard = z.object({
  type: z.enum(cardTypes),
  front: Words.describe('The term, the question, or the sentence with _____ in it'),
  back: Words.describe('The definition, the answer, or the words that are missing'),
  quote: Words.describe('The words of the material that prove it, copied exactly'),
});
export type ModelCard = z.infer<typeof ModelCard>;
export const ModelCards = z.object({ items: z.array(ModelCard) });

/** The variable part of a request to write flashcards, as JSON on the last line of its prompt. */
export const CardTask = z.object({
  cards: z.array(z.object({ type: z.enum(cardTypes), count: z.int().min(1) })),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  topics: z.array(z.string()),
  language: z.string(),
  /** Fronts that are there already. */
  asked: z.array(z.string()),
});
export type CardTask = z.infer<typeof CardTask>;

const Choice = z.object({ id: z.string(), text: z.string() });

/** A question without its key, freshly shuffled, with the passage it was made of. */
export const BlindItem = z.object({
  no: z.int(),
  type: z.enum(questionTypes),
  text: z.string(),
  /** Empty where there are none. */
  options: z.array(Choice),
  columnA: z.array(Choice),
  columnB: z.array(Choice),
  passage: z.string(),
});
export type BlindItem = z.infer<typeof BlindItem>;

/** The variable part of a request to solve, as JSON on the last line of its prompt. */
export const SolveTask = z.object({ solve: z.array(BlindItem) });
export type SolveTask = z.infer<typeof SolveTask>;

/** The answer of a solver that never saw a key. */
export const SolvedItem = z.object({
  no: z.int(),
  answer: z
    .array(z.string())
    .describe('Ids of options; a1=b2 for each pair; or the text; empty when nothing is right'),
  isOnlyAnswer: z.boolean().describe('No other answer is right as well'),
});
export type SolvedItem = z.infer<typeof SolvedItem>;
export const SolvedItems = z.object({ items: z.array(SolvedItem) });

/** Marks the last line of a prompt. */
export const taskMark = 'TASK ';

/** An explanation or a hint for one question that has none. */
export const TellTask = z.object({
  tell: z.enum(['explanation', 'hint']),
  question: z.string(),
  answer: z.string(),
  passage: z.string(),
});
export type TellTask = z.infer<typeof TellTask>;
export const Told = z.object({ text: z.string() });
