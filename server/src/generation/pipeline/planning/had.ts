import { Question } from '@engram/core/questions/question.ts';
import { z } from 'zod';
import type { Spot } from './weigh-parts.ts';

/**
 * A question that tests of the same materials ask already, and the chance that its learner knows it;
 * null where they have not answered it. Its source is a place of this text, or null where its words
 * are not in it.
 */
export const Had = z.object({ question: Question, chance: z.number().nullable() });
export type Had = z.infer<typeof Had>;

export function spotsOf(had: readonly Had[] = []): Spot[] {
  return had.flatMap(({ question: { source }, chance }) =>
    source ? [{ start: source.start, chance }] : [],
  );
}
