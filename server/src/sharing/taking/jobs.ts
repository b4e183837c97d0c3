import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Copies a result of a shared test to the history of the user who submitted it. */
export const keepTakenShare = defineJob({
  name: 'keep-taken-share',
  payload: z.object({ userId: z.uuid(), code: z.string(), attemptId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
});
