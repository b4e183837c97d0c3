import * as api from '@engram/core/flashcards/api.ts';
import type { FastifyInstance } from 'fastify';
import { followCards, waitForCards } from '../../generation/follow-generation.ts';
import { getGeneration } from '../../generation/read-generation.ts';
import { openBuiltIn } from '../../generation/running/built-in/open-built-in.ts';
import { siteKey } from '../../http/caller.ts';
import { mountEvents } from '../../http/events.ts';
import { mountFollowed } from '../../http/mount-followed.ts';
import { mount } from '../../http/mount.ts';
import type { Platform } from '../../platform/start.ts';
import { generateCards } from './generate-cards.ts';
import { listTopics } from './list-topics.ts';

export function makingRoutes(app: FastifyInstance, platform: Platform, secret: string): void {
  // A worker makes the cards; here only topics are looked for.
  const { findTopics, close } = openBuiltIn(platform.log, { mostThreads: 1 });
  app.addHook('onClose', close);

  mount(app, api.extractTopics, async ({ session, body }) => ({
    topics: await listTopics(findTopics, session.user, body.studyMaterial),
  }));

  mountFollowed(app, api.generateCards, {
    start: ({ session, body, creationId, request }) =>
      generateCards(platform, session.user, {
        generationId: creationId,
        request: body,
        network: siteKey(request, secret),
      }),
    wait: (generationId, { session }, waiting) =>
      waitForCards(platform, { userId: session.user.uid, generationId }, waiting),
    follow: (generationId, { session }, following) =>
      followCards(platform, { userId: session.user.uid, generationId }, following),
  });

  mountEvents(app, api.followCards, async ({ session, params, ...following }) => {
    const key = { userId: session.user.uid, generationId: params.id };
    // Refused as a plain reply, not in the middle of a stream.
    await getGeneration(platform.db, key, 'cards');
    return followCards(platform, key, following);
  });
}
