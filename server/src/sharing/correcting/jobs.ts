import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Grades again whatever was graded by an older version of a shared test. */
export const regradeSharedTest = defineJob({
  name: 'regrade-shared-test',
  payload: z.object({ code: z.string() }),
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 15 * 60,
  // One after the other: the first one does what the others came for.
  concurrency: 1,
});

/**
 * The same once more: whoever submitted while the test was corrected may have been graded by what a
 * process remembered, and may have waited for a turn since.
 */
export const regradeLateComers = defineJob({
  ...regradeSharedTest,
  name: 'regrade-late-comers',
  startAfterSeconds: 30,
});

/** Copies a result that was graded again to the history of the user who has it. */
export const followRegrading = defineJob({
  name: 'follow-regrading',
  payload: z.object({ userId: z.uuid(), code: z.string(), attemptId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
});
