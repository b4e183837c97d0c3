import * as api from '@engram/core/dashboard/api.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { hasAnything } from './store.ts';
import { listNews } from './list-news.ts';

export function dashboardRoutes(app: FastifyInstance, { db, clock }: Platform, config: Config) {
  const sendsMail = config.SMTP_URL !== undefined;

  mount(app, api.getToday, async ({ session: { user } }) => ({
    isFirstVisit: !(await hasAnything(db, user.uid)),
    canConfirmEmail: sendsMail && !user.emailVerified,
    news: await listNews(db, user, clock.now()),
  }));
}
