import { getUsage } from '@engram/core/plans/api.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { describeAllowance } from './usage.ts';

export function planRoutes(app: FastifyInstance, { db, clock }: Platform): void {
  mount(app, getUsage, async ({ session: { user } }) => {
    const now = clock.now();
    return {
      aiTests: await describeAllowance(db, user, { kind: 'ai-tests', now }),
      aiCardSets: await describeAllowance(db, user, { kind: 'ai-card-sets', now }),
      aiAnswers: await describeAllowance(db, user, { kind: 'ai-answers', now }),
    };
  });
}
