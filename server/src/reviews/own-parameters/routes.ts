import * as api from '@engram/core/reviews/own-parameters/api.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Platform } from '../../platform/start.ts';
import { describeOwn } from './describe-own.ts';
import { switchOwn } from './switch-own.ts';

export function ownParameterRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, api.getOwnParameters, ({ session }) => describeOwn(platform.db, session.user));

  mount(app, api.switchOwnParameters, ({ session, body }) =>
    switchOwn(platform, session.user, body),
  );
}
