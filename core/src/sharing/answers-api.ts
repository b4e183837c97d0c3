import { Answer } from '../questions/answer.ts';
import { apiPaths, defineEndpoint } from '../endpoint.ts';
import { sharingLimits } from '../limits.ts';
import { z } from '../zod.ts';

/** What one taker answered, question by question in the order of the test; null for nothing. */
const TakerAnswers = z.object({
  attemptId: z.uuid(),
  answers: z.array(Answer.nullable()),
});
export type TakerAnswers = z.infer<typeof TakerAnswers>;

/** Beside the list of takers, page by page in the same order: most who look at a report need none of it. */
export const listTakerAnswers = defineEndpoint({
  name: 'listTakerAnswers',
  method: 'GET',
  path: `${apiPaths.sharedTests}/:id/answers`,
  summary: 'What the takers of a shared test answered',
  access: 'signed-in',
  rate: 'read',
  params: z.strictObject({ id: z.string().max(sharingLimits.maxTypedLength) }),
  query: z.strictObject({ after: z.uuid().optional() }),
  reply: z.object({
    takers: z.array(TakerAnswers),
    /** The id to go on after; null at the end. */
    next: z.uuid().nullable(),
  }),
  errors: ['not-found'],
});
