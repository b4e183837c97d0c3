import { questionTypes } from '@engram/core/plans/catalogue.ts';
import { Question, Source } from '@engram/core/questions/question.ts';
import { z } from '@engram/core/zod.ts';

/** What the page asks of the built-in generator in its worker. */
export const Order = z.object({
  material: z.string(),
  wanted: z.array(z.object({ type: z.enum(questionTypes), count: z.int().min(0) })),
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

export const Delivery = z.union([z.object({ batch: Batch }), z.object({ failure: z.string() })]);
export type Delivery = z.infer<typeof Delivery>;
