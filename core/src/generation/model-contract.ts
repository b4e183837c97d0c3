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

const Quotes = Several.describe(
  'The words of the material that prove it, copied exactly, one quote for each stretch',
);

/** One question as a model writes it. */
export const WrittenItem = z.object({
  type: z.enum(questionTypes),
  text: Words.describe('The question, the statement, or the sentence with _____ in it'),
  correct: Several.describe(
    'Always a list: the one right answer; all right ones for multiple-answer; True or False for true-false; empty for matching',
  ),
  accepted: Several.describe(
    'Other wordings that are as right, for short-answer and fill-in-blank only',
  ),
  wrong: Several.describe('Wrong options of multiple-choice and multiple-answer'),
  pairs: z
    .array(z.object({ left: Words, right: Words }))
    .refine((list) => list.length <= 12)
    .describe('For matching only'),
  quotes: Quotes,
  topics: Several.describe('One or two headings or terms of the material that it is about'),
  explanation: Words,
  hint: Words.describe('Helps without containing the answer'),
});
export type WrittenItem = z.infer<typeof WrittenItem>;
export const WrittenItems = z.object({ items: z.array(WrittenItem) });

const Refused = z.object({ text: z.string(), reason: z.string() });

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
  /** Of questions that are there, to be typed: no other question may print them. */
  answers: z.array(z.string()).default([]),
  /** Written before for the same part, and why they were not kept. */
  refused: z.array(Refused),
  /** Words of the part that the learner has marked, to be asked about first. */
  marked: z.array(z.string()).optional(),
});
export type WriteTask = z.infer<typeof WriteTask>;

/** One flashcard as a model writes it. */
export const ModelCard = z.object({
  type: z.enum(cardTypes),
  front: Words.describe('The term, the question, or the sentence with _____ in it'),
  back: Words.describe('The definition, the answer, or the words that are missing'),
  quotes: Quotes,
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
  refused: z.array(Refused),
  /** Words of the part that the learner has marked, to be asked about first. */
  marked: z.array(z.string()).optional(),
});
export type CardTask = z.infer<typeof CardTask>;

const Choice = z.object({ id: z.string(), text: z.string() });

/** A question without its key, freshly shuffled, with the number of the passage it was made of. */
export const BlindItem = z.object({
  no: z.int(),
  type: z.enum(questionTypes),
  text: z.string(),
  /** Left out where there are none: each word of a task is paid for. */
  options: z.array(Choice).default([]),
  columnA: z.array(Choice).default([]),
  columnB: z.array(Choice).default([]),
  passage: z.int(),
});
export type BlindItem = z.infer<typeof BlindItem>;
export type SentItem = z.input<typeof BlindItem>;

/** A part of the material, in which what the questions quote is marked with their numbers. */
export const Passage = z.object({ passage: z.int(), text: z.string() });
export type Passage = z.infer<typeof Passage>;

/** The variable part of a request to solve, as JSON on the last line of its prompt. */
export const SolveTask = z.object({ passages: z.array(Passage), solve: z.array(BlindItem) });
export type SolveTask = z.infer<typeof SolveTask>;
export type SentSolveTask = z.input<typeof SolveTask>;

/** The answer of a solver that never saw a key. */
export const SolvedItem = z.object({
  no: z.int(),
  answer: z
    .array(z.string())
    .describe('Ids of options; a1=b2 for each pair; or the text; empty when nothing is right'),
  isOnlyAnswer: z.boolean().describe('No other answer is right as well'),
  isProven: z.boolean().describe('What is marked proves the answer'),
  flaw: z.string().describe('What a teacher would have to change; empty where nothing'),
});
export type SolvedItem = z.infer<typeof SolvedItem>;
export const SolvedItems = z.object({ items: z.array(SolvedItem) });

/** Two answers to one question, in an order of chance, neither of which is said to be the key. */
export const ComparedAnswers = z.object({
  no: z.int(),
  question: z.string(),
  answers: z.tuple([z.string(), z.string()]),
  /** What proves the question. */
  passage: z.string(),
});
export type ComparedAnswers = z.infer<typeof ComparedAnswers>;

/** The variable part of a request to compare, as JSON on the last line of its prompt. */
export const CompareTask = z.object({ compare: z.array(ComparedAnswers) });
export type CompareTask = z.infer<typeof CompareTask>;

export const Comparison = z.object({
  no: z.int(),
  isSame: z.boolean().describe('A fair teacher would mark both alike'),
});
export const Comparisons = z.object({ items: z.array(Comparison) });

/** An answer that a learner typed and no rule could judge, with what it is measured by. */
export const TypedAnswer = z.object({
  no: z.int(),
  type: z.enum(['short-answer', 'fill-in-blank']),
  question: z.string(),
  key: z.string(),
  /** Other wordings that are as right. */
  accepted: z.array(z.string()),
  /** What the learner typed. */
  answer: z.string(),
  /** The number of its passage; 0 where there is none. */
  passage: z.int(),
});
export type TypedAnswer = z.infer<typeof TypedAnswer>;

/** The variable part of a request to judge, as JSON on the last line of its prompt. */
export const JudgeTask = z.object({ passages: z.array(Passage), judge: z.array(TypedAnswer) });
export type JudgeTask = z.infer<typeof JudgeTask>;

export const Judgement = z.object({
  no: z.int(),
  why: z.string().describe('At most twelve words, before the verdict'),
  verdict: z.enum(['same', 'different', 'unsure']),
});
export type Judgement = z.infer<typeof Judgement>;
export const Judgements = z.object({ items: z.array(Judgement) });

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

/** The words of the photo that comes along. */
export const TranscribeTask = z.object({ transcribe: z.literal('photo') });
export type TranscribeTask = z.infer<typeof TranscribeTask>;
export const Transcript = z.object({ text: z.string() });
