import { Recording } from '@engram/core/materials/moment.ts';
import { cardTypes } from '@engram/core/flashcards/card.ts';
import { difficulties, testFocuses } from '@engram/core/generation/api.ts';
import { LanguageChoice } from '@engram/core/generation/languages.ts';
import { aiModels } from '@engram/core/generation/models.ts';
import { withoutAiReasons } from '@engram/core/generation/without-ai.ts';
import { questionTypes } from '@engram/core/plans/catalogue.ts';
import { z } from 'zod';

const model = z.enum(aiModels.map(({ id }) => id));
/** Why the built-in generator was taken instead of the model that was wanted (D44). */
const withoutAi = z.enum(withoutAiReasons).optional();

/** What was asked for, without the material; kept with the generation for the user's export. */
export const StoredRequest = z.object({
  questionTypes: z.array(z.object({ type: z.enum(questionTypes), count: z.int() })),
  difficulty: z.enum(difficulties),
  focus: z.enum(testFocuses),
  topics: z.array(z.string()),
  style: z.string(),
  enableMathAndCode: z.boolean(),
  language: LanguageChoice.default('material'),
  model,
  withoutAi,
});
export type StoredRequest = z.infer<typeof StoredRequest>;

/** The same of a set of cards. By `makes` the rows of both are told apart. */
export const StoredCardsRequest = z.object({
  makes: z.literal('cards'),
  cardTypes: z.array(z.object({ type: z.enum(cardTypes), count: z.int() })),
  difficulty: z.enum(difficulties),
  topics: z.array(z.string()),
  language: LanguageChoice.default('material'),
  model,
  withoutAi,
  /** The allowance that was used up, so that no model was asked (D25). */
  usedUp: z.int().nullable(),
  /** Their places are in the material. */
  parts: z.array(
    z.object({
      title: z.string(),
      start: z.int(),
      pageStarts: z.array(z.int()).optional(),
      recording: Recording.optional(),
    }),
  ),
});
export type StoredCardsRequest = z.infer<typeof StoredCardsRequest>;

export const AnyRequest = z.union([StoredCardsRequest, StoredRequest]);
export type AnyRequest = z.infer<typeof AnyRequest>;
