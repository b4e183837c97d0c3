import { partLimits, pointLimits } from '../limits.ts';
import { TextFormat } from '../rich-text/text-format.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';
import { QuestionContext } from './question-context.ts';

/** Grows when stored questions change their shape; older ones are brought up to it when read. */
export const questionVersion = 1;

/** How long the texts of a question may be. */
export const textLimits = {
  text: 1_000,
  option: 500,
  blankKey: 200,
  accepted: 300,
  acceptedCount: 12,
  explanation: 2_000,
  hint: 500,
  quote: 1_000,
  quoteCount: 8,
  topic: 200,
  topicCount: 3,
} as const;

/** A stretch of the prepared material: `text.slice(start, end)` is the quote. */
export const Span = z.object({
  quote: StorableText.min(1).max(textLimits.quote),
  start: z.int().min(0),
  end: z.int().min(1),
  page: z.int().min(1).nullable(),
});
export type Span = z.infer<typeof Span>;

/**
 * What proves a question. Where the proof is spread, as of pairs, of several answers or over the
 * rows of a table, `also` has the other stretches.
 */
export const Source = Span.extend({
  also: z
    .array(Span)
    .max(textLimits.quoteCount - 1)
    .optional(),
});
export type Source = z.infer<typeof Source>;

/** Who wrote it: a model, our own generator (D7), the owner by hand (D26), or nobody: a sample. */
export const makers = ['ai', 'built-in', 'owner', 'sample'] as const;
export type Maker = (typeof makers)[number];

/** An option or a row of a column; its id says nothing about being right. */
export const Option = z.object({
  id: StorableText.min(1).max(20),
  text: StorableText.min(1).max(textLimits.option),
});
export type Option = z.infer<typeof Option>;

/** True and false are written so everywhere [ENT-33] (C11). */
export const truths = ['True', 'False'] as const;
export type Truth = (typeof truths)[number];

/** Stands once in the text of a fill-in-blank question. */
export const blank = '_____';

const common = {
  version: z.literal(questionVersion),
  id: z.uuid(),
  /** Of all its texts, its quotes too; older questions have none and are plain. */
  format: TextFormat.optional(),
  text: StorableText.min(1).max(textLimits.text),
  /** Shown above its text, where that is a piece of a longer one. */
  context: QuestionContext.optional(),
  explanation: StorableText.max(textLimits.explanation),
  /** Never contains the answer; given to premium users only (D8). */
  hint: StorableText.max(textLimits.hint),
  /** Null for samples and for what an owner wrote. */
  source: Source.nullable(),
  /** The heading or topic of the part of the material it was made of. */
  topic: StorableText.max(textLimits.topic).nullable(),
  /** What it is about in the words of whoever wrote it; older questions have none. */
  topics: z.array(StorableText.min(1).max(textLimits.topic)).max(textLimits.topicCount).optional(),
  /** What it is worth (D39); one point where nothing is said. */
  points: z.int().min(1).max(pointLimits.max).optional(),
  madeBy: z.enum(makers),
  /** An independent solve, or the rules that made it, confirmed the answer. */
  isVerified: z.boolean(),
};

/** Other wordings that are as right as `correctAnswer`. */
const acceptedAnswers = z
  .array(StorableText.min(1).max(textLimits.accepted))
  .max(textLimits.acceptedCount);

const { 'multiple-choice': choice, 'multiple-answer': several, matching } = partLimits;

export const MultipleChoice = z.object({
  ...common,
  type: z.literal('multiple-choice'),
  options: z.array(Option).min(choice.min).max(choice.max),
  correctAnswer: StorableText,
});

export const TrueFalse = z.object({
  ...common,
  type: z.literal('true-false'),
  options: z.array(Option).length(2),
  correctAnswer: z.enum(truths),
});

export const MultipleAnswer = z.object({
  ...common,
  type: z.literal('multiple-answer'),
  options: z.array(Option).min(several.min).max(several.max),
  correctAnswer: z.array(StorableText).min(1),
});

const column = z.array(Option).min(matching.min).max(matching.max);

export const Matching = z.object({
  ...common,
  type: z.literal('matching'),
  columnA: column,
  columnB: column,
  /** Each id of column A with its partner of column B. */
  correctAnswer: z.record(StorableText, StorableText),
});

export const ShortAnswer = z.object({
  ...common,
  type: z.literal('short-answer'),
  correctAnswer: StorableText.min(1).max(textLimits.option),
  acceptedAnswers,
});

export const FillInBlank = z.object({
  ...common,
  type: z.literal('fill-in-blank'),
  correctAnswer: StorableText.min(1).max(textLimits.blankKey),
  acceptedAnswers,
});

/** A question with its key [ENT-24] [ENT-26]. */
export const Question = z.discriminatedUnion('type', [
  MultipleChoice,
  TrueFalse,
  ShortAnswer,
  MultipleAnswer,
  Matching,
  FillInBlank,
]);
export type Question = z.infer<typeof Question>;
export type QuestionOf<T extends Question['type']> = Extract<Question, { type: T }>;

/** What an answer can earn. */
export function pointsOf({ points = pointLimits.standard }: Pick<Question, 'points'>): number {
  return points;
}
