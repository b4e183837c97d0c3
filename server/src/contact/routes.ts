import { sendContactMessage } from '@engram/core/contact/api.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { networkKey } from '../http/caller.ts';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { makeCountMessage } from './attempts.ts';
import { sendMessage } from './send-message.ts';

export function contactRoutes(app: FastifyInstance, platform: Platform, config: Config): void {
  const countMessage = makeCountMessage(platform.counters, config.SECRET);

  // Whoever comes with a session that has ended is taken for a visitor, without priority and without
  // a copy in their export: refused, they would lose what they wrote to the question who they are.
  mount(app, sendContactMessage, async ({ body, session, request, creationId }) => {
    const { captchaToken, ...letter } = body;
    const network = networkKey(request, config.SECRET);
    const wish = { ...letter, captchaToken, creationId, session, network };
    await sendMessage(platform, countMessage, wish);
    return { success: true };
  });
}
