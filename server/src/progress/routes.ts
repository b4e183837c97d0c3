import { getExamPlan } from '@engram/core/exams/api.ts';
import * as api from '@engram/core/progress/api.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { describeProgress } from './describe-progress.ts';
import { practiseTopics } from './practise-topics.ts';
import { readTestKnowledge } from './read-test-knowledge.ts';
import { showPlan } from './show-plan.ts';

export function progressRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, api.getProgress, ({ session, query }) =>
    describeProgress(platform, session.user, query),
  );

  // Here and not beside the other calls of exams: reviews know nothing of topics.
  mount(app, getExamPlan, ({ session, params }) => showPlan(platform, session.user, params.id));

  mount(app, api.practiseTopics, ({ session, body }) =>
    practiseTopics(platform, session.user, body.topics),
  );

  mount(app, api.getTestKnowledge, ({ session, params }) =>
    readTestKnowledge(platform, session.user, params.id),
  );
}
