import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Learns from somebody's reviews when it is time to, and schedules by what is to be used. */
export const tuneMemoryJob = defineJob({
  name: 'tune-memory',
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  // It takes a processor for a second or two.
  concurrency: 1,
});
