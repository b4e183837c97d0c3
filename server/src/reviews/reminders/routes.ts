import * as api from '@engram/core/reviews/reminders-api.ts';
import { kilobyte } from '@engram/core/units.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isToken } from '../../accounts/opaque-token.ts';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import { rateLimitOf } from '../../http/rate-limit.ts';
import type { Platform } from '../../platform/start.ts';
import { readProfile } from '../settings.ts';
import { changeReminders, findReminders } from './change-reminders.ts';
import { oneClickPath, turnOffLink } from './reminder-mail.ts';
import { turnOffByToken } from './turn-off.ts';

export function reminderRoutes(app: FastifyInstance, platform: Platform, config: Config): void {
  const { db } = platform;

  mount(app, api.getStudySettings, async ({ session: { user } }) => ({
    settings: (await readProfile(db, user.uid)).settings,
    reminders: await findReminders(db, user.uid),
    sendsMail: config.SMTP_URL !== undefined,
  }));

  mount(app, api.changeReminders, async ({ session, body }) => ({
    reminders: await changeReminders(platform, session.user, body),
  }));

  mount(app, api.turnOffReminders, async ({ body }) => {
    await turnOffByToken(platform, body.token);
    return { success: true };
  });

  void app.register(async (scope) => oneClickRoutes(scope, platform, config.PUBLIC_URL));
}

const Query = z.object({ token: z.string().max(200).catch('') });

/**
 * Outside the contract: the shape is that of RFC 8058. Mail providers press for many learners from
 * few addresses, with a form that says nothing we need; a scanner or a person who opens the address
 * changes nothing and comes to the page.
 */
function oneClickRoutes(app: FastifyInstance, platform: Platform, site: string): void {
  const config = rateLimitOf('public');
  app.removeAllContentTypeParsers();
  const form = { parseAs: 'buffer', bodyLimit: kilobyte } as const;
  app.addContentTypeParser('*', form, (_request, _body, done) => done(null, undefined));

  app.post(oneClickPath, { config }, async ({ query }) => {
    await turnOffByToken(platform, Query.parse(query).token);
    return { success: true };
  });

  app.get(oneClickPath, { config }, async ({ query }, reply) => {
    const { token } = Query.parse(query);
    return reply.redirect(turnOffLink(site, isToken(token) ? token : undefined), 303);
  });
}
