import { difficulties } from '../generation/api.ts';
import { LanguageChoice } from '../generation/languages.ts';
import { Making } from '../generation/making.ts';
import { cardLimits, flashcardLimits } from '../limits.ts';
import { oneLine, somethingVisible } from '../one-line.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';
import { cardTypes } from './card.ts';

export const SetName = StorableText.trim()
  .min(1)
  .max(cardLimits.maxNameLength)
  .regex(oneLine)
  .regex(somethingVisible);

export const Topic = z.object({
  id: StorableText.min(1).max(40),
  name: StorableText.min(1).max(200),
  /** Percent. */
  relevance: z.int().min(0).max(100),
});
export type Topic = z.infer<typeof Topic>;

export const CardTypeCount = z.strictObject({
  type: z.enum(cardTypes),
  count: z.int().min(flashcardLimits.minPerType).max(flashcardLimits.maxPerType),
});
export type CardTypeCount = z.infer<typeof CardTypeCount>;

/** What a set was made with [ENT-47] to [ENT-53]. */
export const FlashcardConfig = z.strictObject({
  setName: SetName,
  topics: z
    .array(z.strictObject({ ...Topic.shape, selected: z.boolean() }))
    .max(flashcardLimits.maxTopics),
  cardTypes: z.array(CardTypeCount).max(cardTypes.length),
  difficulty: z.enum(difficulties),
  language: LanguageChoice.default('material'),
  agreeToTerms: z.boolean(),
});
export type FlashcardConfig = z.infer<typeof FlashcardConfig>;

/** A set in the list [ENT-55]. */
export const SetSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  cardCount: z.int(),
  knownCount: z.int(),
  /** Percent of the cards that are known, rounded. */
  progress: z.int(),
  lastStudied: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** The front of its first card as plain words; null when it has none. */
  firstFront: z.string().nullable(),
});
export type SetSummary = z.infer<typeof SetSummary>;

/** A set by itself [ENT-56]; its cards are read a page at a time. */
export const CardSet = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  createdAt: z.iso.datetime(),
  lastStudied: z.iso.datetime().nullable(),
  totalCards: z.int(),
  knownCount: z.int(),
  bookmarkedCount: z.int(),
  /** Percent, rounded. */
  progress: z.int(),
  typeCounts: z.record(z.enum(cardTypes), z.int()),
  /** Of the files or texts it was made of. */
  titles: z.array(z.string()),
  /** Null for a set that was written or imported. */
  making: Making.nullable(),
});
export type CardSet = z.infer<typeof CardSet>;
