import { restorableSeconds } from '@engram/core/limits.ts';
import { z } from 'zod';
import { defineJob } from '../platform/jobs.ts';

/** A card was deleted, and can be brought back until then. Every deletion has a job of its own. */
export const forgetCard = defineJob({
  name: 'forget-card',
  payload: z.object({
    userId: z.uuid(),
    setId: z.uuid(),
    cardId: z.uuid(),
    removedAt: z.iso.datetime(),
  }),
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
  startAfterSeconds: restorableSeconds,
});

/**
 * Cards were deleted: one, or all of a set. Reviews come after flashcards, so that a set tells of
 * itself and knows nothing of who listens.
 */
export const forgetCards = defineJob({
  name: 'forget-cards',
  payload: z.object({ userId: z.uuid(), setId: z.uuid(), cardId: z.uuid().nullable() }),
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
});
