import type { Sent } from '@engram/core/endpoint.ts';
import { GenerateRequest, type generateQuestions } from '@engram/core/generation/api.ts';
import { checkRequest } from '@engram/core/generation/check-request.ts';
import { materialLimits } from '@engram/core/limits.ts';
import type { PlanLimits } from '@engram/core/plans/catalogue.ts';
import { unanswered } from '../http/api-error.ts';
import { cutAtSentence } from './cut-at-sentence.ts';

type Body = Sent<typeof generateQuestions>['body'];

/** What the user wants; what is left out is the usual, and so is a difficulty that is none. */
export type Wish = Omit<Body, 'difficulty'> & { difficulty?: string };

/** A wish as it is sent. One that nobody could fulfil fails here, in words for the user. */
export function makeRequest(wish: Wish, limits: PlanLimits): GenerateRequest {
  const parsed = GenerateRequest.safeParse({
    ...wish,
    studyMaterial: cutAtSentence(wish.studyMaterial, materialLimits.maxGenerationCharacters), // [BAPI-02]
  });
  if (!parsed.success) throw unanswered('invalid-generation-input', { cause: parsed.error });
  const check = checkRequest(parsed.data, limits);
  if (!check.ok) throw unanswered(check.code, { message: check.message });
  return parsed.data;
}
