import { z } from 'zod';
import { defineJob } from '../platform/jobs.ts';

/**
 * What an attempt missed is known, or has changed because its learner judged an answer. Reviews come
 * after attempts, so that an attempt tells of itself and knows nothing of who listens.
 */
export const noteMissed = defineJob({
  name: 'note-missed-questions',
  payload: z.object({ userId: z.uuid(), attemptId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
});
