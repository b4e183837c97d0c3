import { getUsage } from '@engram/core/plans/api.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { describeAllowance } from './usage.ts';

export function planRoutes(app: FastifyInstance, { db, clock }: Platform): void {
  mount(app, getUsage, async ({ session }) => ({
    aiTests: await describeAllowance(db, session.user, { kind: 'ai-tests', now: clock.now() }),
  }));
}
