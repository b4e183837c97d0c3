import * as api from '@engram/core/progress/api.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { describeProgress } from './describe-progress.ts';

export function progressRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, api.getProgress, ({ session, query }) =>
    describeProgress(platform, session.user, query),
  );
}
