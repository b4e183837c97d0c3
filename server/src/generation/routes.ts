import * as api from '@engram/core/generation/api.ts';
import type { FastifyInstance } from 'fastify';
import { siteKey } from '../http/caller.ts';
import { mountEvents } from '../http/events.ts';
import { mountFollowed } from '../http/mount-followed.ts';
import { mount } from '../http/mount.ts';
import { describePayer } from '../plans/billing/describe-payer.ts';
import type { Platform } from '../platform/start.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { describeCancelled, describeGeneration } from './describe-generation.ts';
import { followGeneration, waitForGeneration } from './follow-generation.ts';
import { listModels } from './models.ts';
import { getGeneration } from './read-generation.ts';
import type { ReadHad } from './starting/aim-at-weak.ts';
import { startGeneration } from './starting/start-generation.ts';

/** What is known of a learner comes from a room that knows tests, and this one does not. */
type Parts = { platform: Platform; readHad: ReadHad; secret: string };

export function generationRoutes(app: FastifyInstance, { platform, readHad, secret }: Parts): void {
  const { db, ai } = platform;

  mountFollowed(app, api.generateQuestions, {
    start: ({ session, body, creationId, request }) =>
      startGeneration({ ...platform, readHad }, session.user, {
        generationId: creationId,
        request: body,
        network: siteKey(request, secret),
      }),
    wait: (generationId, { session: { user } }, waiting) =>
      waitForGeneration(platform, { key: { userId: user.uid, generationId }, user }, waiting),
    follow: (generationId, { session: { user } }, following) =>
      followGeneration(platform, { key: { userId: user.uid, generationId }, user }, following),
  });

  mount(app, api.getGeneration, ({ session, params }) =>
    describeGeneration(db, session.user, params.id),
  );

  mountEvents(app, api.followGeneration, async ({ session, params, ...following }) => {
    const { user } = session;
    const key = { userId: user.uid, generationId: params.id };
    // Refused as a plain reply, not in the middle of a stream.
    await getGeneration(db, key, 'questions');
    return followGeneration(platform, { key, user }, following);
  });

  mount(app, api.cancelGeneration, async ({ session, params }) => {
    await cancelGeneration(platform, { userId: session.user.uid, generationId: params.id });
    return describeCancelled(db, session.user, params.id);
  });

  mount(app, api.listModels, async ({ session, request }) => {
    const payer = session && (await describePayer(db, session.user, siteKey(request, secret)));
    const withoutAi = payer && (await ai.findWithoutAi(payer));
    return { models: listModels(ai), ...(withoutAi && { withoutAi }) };
  });
}
