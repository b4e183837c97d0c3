import { z } from 'zod';
import { defineJob } from '../platform/jobs.ts';

/**
 * Somebody goes by the clock of another place now. What keeps moments by that clock comes after
 * accounts, so that an account tells of itself and knows nothing of who listens.
 */
export const noteTimeZone = defineJob({
  name: 'note-time-zone',
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
});
