import * as api from '@engram/core/practice-tests/api.ts';
import type { FastifyInstance } from 'fastify';
import { siteKey } from '../../http/caller.ts';
import { mountWaited } from '../../http/mount-followed.ts';
import { mount } from '../../http/mount.ts';
import type { Platform } from '../../platform/start.ts';
import { appendQuestions } from './append-questions.ts';
import { type ReadSpots, startMoreQuestions } from './make-more-questions.ts';
import { startReplacement } from './replace-question.ts';
import { waitForBatch } from './wait-for-batch.ts';

export type MakingParts = { secret: string; readSpots: ReadSpots };

export function makingRoutes(
  app: FastifyInstance,
  platform: Platform,
  { secret, readSpots }: MakingParts,
): void {
  mountWaited(app, api.makeMoreQuestions, {
    start: ({ session, params, body, creationId, request }) =>
      startMoreQuestions({ ...platform, readSpots }, session.user, {
        testId: params.id,
        creationId,
        network: siteKey(request, secret),
        ...body,
      }),
    wait: (generationId, { session, params }, waiting) =>
      waitForBatch(platform, session.user, { batch: { testId: params.id, generationId }, waiting }),
  });

  mountWaited(app, api.replaceQuestion, {
    start: ({ session, params, creationId, request }) =>
      startReplacement(platform, session.user, {
        testId: params.id,
        questionId: params.questionId,
        creationId,
        network: siteKey(request, secret),
      }),
    async wait(generationId, { session, params }, waiting) {
      const batch = { testId: params.id, generationId };
      const { test } = await waitForBatch(platform, session.user, { batch, waiting });
      return { test };
    },
  });

  mount(app, api.appendQuestions, async ({ session, params, body }) => {
    await appendQuestions(platform, session.user, { testId: params.id, ...body });
    return { success: true };
  });
}
