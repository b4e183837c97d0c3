import * as api from '@engram/core/progress/api.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { describeProgress } from './describe-progress.ts';
import { practiseTopics } from './practise-topics.ts';
import { readTestKnowledge } from './read-test-knowledge.ts';

export function progressRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, api.getProgress, ({ session, query }) =>
    describeProgress(platform, session.user, query),
  );

  mount(app, api.practiseTopics, ({ session, body }) =>
    practiseTopics(platform, session.user, body.topics),
  );

  mount(app, api.getTestKnowledge, ({ session, params }) =>
    readTestKnowledge(platform, session.user, params.id),
  );
}
