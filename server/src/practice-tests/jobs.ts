import { restorableSeconds } from '@engram/core/limits.ts';
import { z } from 'zod';
import { defineJob } from '../platform/jobs.ts';

/*
 * What becomes of a test elsewhere. Sharing and reviews come after tests, so that a test tells of itself and
 * knows nothing of who listens.
 */
const ofOneTest = {
  payload: z.object({ userId: z.uuid(), testId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
} as const;

/** A test was saved whose owner wants it public (N36). */
export const publishTest = defineJob({ name: 'publish-test', ...ofOneTest });

export const forgetTest = defineJob({ name: 'forget-test', ...ofOneTest });

/** One was taken out, and can be brought back with its schedule until then. */
export const forgetQuestion = defineJob({
  ...ofOneTest,
  name: 'forget-question',
  payload: ofOneTest.payload.extend({ questionId: z.uuid(), removedAt: z.iso.datetime() }),
  startAfterSeconds: restorableSeconds,
});

/** When its questions, or one that was edited, would have come back. */
export const forgetTestReviews = defineJob({
  ...ofOneTest,
  name: 'forget-test-reviews',
  payload: ofOneTest.payload.extend({ questionId: z.uuid().nullable() }),
});
