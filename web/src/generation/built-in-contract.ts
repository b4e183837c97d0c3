import { CardSide, cardTypes } from '@engram/core/flashcards/card.ts';
import { questionTypes } from '@engram/core/plans/catalogue.ts';
import { Question, Source } from '@engram/core/questions/question.ts';
import { z } from '@engram/core/zod.ts';

const count = z.int().min(0);
const QuestionCount = z.object({ type: z.enum(questionTypes), count });
const CardCount = z.object({ type: z.enum(cardTypes), count });

/** Questions that are to be made. */
const Order = z.object({
  material: z.string(),
  wanted: z.array(QuestionCount),
  topics: z.array(z.string()),
  /** The questions that the test has already, and what they were made of. */
  avoid: z.array(z.string()),
  spans: z.array(Source),
  seed: z.string(),
});
export type Order = z.infer<typeof Order>;

const Batch = z.object({
  questions: z.array(Question),
  /** Of the text that was read. */
  characters: z.int(),
  language: z.string(),
});
export type Batch = z.infer<typeof Batch>;

/** Questions or cards that somebody might want, or all that there could be, to be counted before. */
const CountOrder = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('count-questions'),
    material: z.string(),
    wanted: z.array(QuestionCount),
  }),
  z.object({
    kind: z.literal('count-supported'),
    material: z.string(),
    types: z.array(z.enum(questionTypes)),
  }),
  z.object({ kind: z.literal('count-cards'), material: z.string(), wanted: z.array(CardCount) }),
]);
export type CountOrder = z.infer<typeof CountOrder>;

/** How many of what is wanted a text surely gives. */
const SureCount = z.object({
  total: z.int(),
  /** What there is, where it is too little to go on with; else empty. */
  questions: z.array(Question),
  cards: z.array(z.object({ front: CardSide, back: CardSide, quote: z.string() })),
  /** Then also how many words are proposed for marking. */
  proposed: z.int(),
});
export type SureCount = z.infer<typeof SureCount>;

/** What the page asks of the built-in generator in its worker. */
export const WorkerOrder = z.discriminatedUnion('kind', [
  Order.extend({ kind: z.literal('make') }),
  ...CountOrder.options,
]);
export type WorkerOrder = z.infer<typeof WorkerOrder>;

export const Delivery = z.union([
  z.object({ batch: Batch }),
  z.object({ count: SureCount }),
  z.object({ failure: z.string() }),
]);
export type Delivery = z.infer<typeof Delivery>;
