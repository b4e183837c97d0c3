import { z } from 'zod';
import { defineJob } from '../platform/jobs.ts';

/** Two ids and nothing else: what is studied stays in the tables that an erasure reaches. */
export const generateTestJob = defineJob({
  name: 'generate-test',
  payload: z.object({ userId: z.uuid(), generationId: z.uuid() }),
  retryLimit: 4,
  retryDelaySeconds: 1,
  maxRetryDelaySeconds: 4,
  // A run ends by itself before that: it may have waited in line for the built-in generator.
  expireInSeconds: 200,
  // It waits for models nearly all of the time.
  concurrency: 40,
  isUrgent: true,
});
