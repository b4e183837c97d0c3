import * as api from '@engram/core/dashboard/api.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { describeToday } from './describe-today.ts';

export function dashboardRoutes(app: FastifyInstance, { db, clock }: Platform, config: Config) {
  const sendsMail = config.SMTP_URL !== undefined;

  mount(app, api.getToday, ({ session: { user } }) =>
    describeToday(db, user, { now: clock.now(), sendsMail }),
  );
}
