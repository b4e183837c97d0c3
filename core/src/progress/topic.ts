import { z } from '../zod.ts';

/** How sure a number is, by how much it was made of. */
export const certainties = ['first-guess', 'fair', 'good'] as const;
export type Certainty = (typeof certainties)[number];

const percent = z.int().min(0).max(100);

/** What is known of a topic: one heading or term of a material, or a set of cards of one's own. */
export const Topic = z.object({
  /** The same from day to day. */
  key: z.string(),
  name: z.string(),
  /** The title of the material, or the name of the set or test. */
  of: z.string(),
  /** How much of what was asked would be known today; null before anything was asked. */
  mastery: percent.nullable(),
  certainty: z.enum(certainties),
  /** Points in two weeks; null where nothing is known of that time. */
  change: z.int().nullable(),
  /** Questions and cards that were asked at least once, and all of them. */
  asked: z.int(),
  items: z.int(),
  /** How many of all of them are cards. */
  cards: z.int(),
  /** What it is made of: answers in tests, and reviews. */
  answers: z.int(),
  /** How many of the answers were right. */
  right: z.int(),
  reviews: z.int(),
  /** Cards, and questions that were missed once, that are not surely known: to be practised now, of the whole topic. */
  toPractise: z.int(),
});
export type Topic = z.infer<typeof Topic>;
