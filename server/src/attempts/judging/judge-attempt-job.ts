import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Two ids and nothing else: what was typed stays in the tables that an erasure reaches. */
export const judgeAttemptJob = defineJob({
  name: 'judge-typed-answers',
  payload: z.object({ userId: z.uuid(), attemptId: z.uuid() }),
  // For processes that die and databases that are away; a model that fails is not asked again.
  retryLimit: 4,
  retryDelaySeconds: 2,
  maxRetryDelaySeconds: 8,
  expireInSeconds: 60,
  // It waits for models nearly all of the time.
  concurrency: 20,
  isUrgent: true,
});
