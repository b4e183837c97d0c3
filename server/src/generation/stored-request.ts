import { difficulties, testFocuses } from '@engram/core/generation/api.ts';
import { aiModels } from '@engram/core/generation/models.ts';
import { questionTypes } from '@engram/core/plans/catalogue.ts';
import { z } from 'zod';

/** What was asked for, without the material; kept with the generation for the user's export. */
export const StoredRequest = z.object({
  questionTypes: z.array(z.object({ type: z.enum(questionTypes), count: z.int() })),
  difficulty: z.enum(difficulties),
  focus: z.enum(testFocuses),
  topics: z.array(z.string()),
  style: z.string(),
  enableMathAndCode: z.boolean(),
  model: z.enum(aiModels.map(({ id }) => id)),
});
export type StoredRequest = z.infer<typeof StoredRequest>;
