import * as api from '@engram/core/reviews/api.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { readMissedReviews } from './missed/read-missed-reviews.ts';
import { reviewMissed } from './missed/review-missed.ts';
import { examRoutes } from './exams/routes.ts';
import { ownParameterRoutes } from './own-parameters/routes.ts';
import { describeProgress } from './progress/describe-progress.ts';
import { describeSetReviews } from './progress/describe-set.ts';
import { describeDue } from './queue/describe-due.ts';
import { readQueue } from './queue/read-queue.ts';
import { reminderRoutes } from './reminders/routes.ts';
import { changeSettings } from './settings.ts';
import { syncReviews } from './sync/sync-reviews.ts';

export function reviewRoutes(app: FastifyInstance, platform: Platform, config: Config): void {
  const { db } = platform;

  examRoutes(app, platform);
  reminderRoutes(app, platform, config);
  ownParameterRoutes(app, platform);

  mount(app, api.getReviewQueue, ({ session, query }) => readQueue(platform, session.user, query));

  mount(app, api.getDue, ({ session }) => describeDue(platform, session.user));

  mount(app, api.getMissedReviews, ({ session, params }) =>
    readMissedReviews(platform, session.user, params.id),
  );

  mount(app, api.reviewMissed, ({ session, params }) =>
    reviewMissed(platform, session.user, params.id),
  );

  mount(app, api.syncReviews, ({ session, body }) => syncReviews(platform, session.user, body));

  mount(app, api.getReviewProgress, ({ session }) => describeProgress(platform, session.user));

  mount(app, api.changeReviewSettings, async ({ session, body }) => ({
    settings: await changeSettings(db, session.user.uid, body),
  }));

  mount(app, api.getSetReviews, ({ session, params }) =>
    describeSetReviews(platform, session.user, params.id),
  );
}
