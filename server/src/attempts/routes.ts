import * as api from '@engram/core/attempts/api.ts';
import type { FastifyInstance } from 'fastify';
import { siteKey } from '../http/caller.ts';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { discardAttempt } from './leaving/discard-attempt.ts';
import { judgeAnswer } from './judging/judge-answer.ts';
import { listAttempts } from './list-attempts.ts';
import { pauseAttempt } from './leaving/pause-attempt.ts';
import { readAttempt, readOpenAttempt } from './read-attempt.ts';
import { readMissed } from './read-missed.ts';
import { saveProgress } from './save-progress.ts';
import { startAttempt } from './start-attempt.ts';
import { countStatistics } from './statistics/count-statistics.ts';
import { findStreak } from './statistics/find-streak.ts';
import { submitAttempt } from './submit-attempt.ts';

export function attemptRoutes(app: FastifyInstance, platform: Platform, secret: string): void {
  const { db, clock } = platform;
  const tellTime = () => clock.now().toISOString();

  mount(app, api.startAttempt, async ({ session, params, body }) => ({
    attempt: await startAttempt(platform, session.user, { ...params, ...body }),
    now: tellTime(),
  }));

  mount(app, api.getAttempt, async ({ session, params }) => ({
    ...(await readAttempt(db, session.user, params.id)),
    now: tellTime(),
  }));

  mount(app, api.getOpenAttempt, async ({ session }) => ({
    ...(await readOpenAttempt(db, session.user)),
    now: tellTime(),
  }));

  mount(app, api.saveProgress, async ({ session, params, body }) => ({
    state: await saveProgress(platform, session.user, { ...params, ...body }),
    now: tellTime(),
  }));

  mount(app, api.pauseAttempt, async ({ session, params, body }) => ({
    ...(await pauseAttempt(platform, session.user, { ...params, ...body })),
    now: tellTime(),
  }));

  mount(app, api.submitAttempt, ({ session, params, body, request }) =>
    submitAttempt(platform, session.user, {
      ...params,
      ...body,
      network: siteKey(request, secret),
    }),
  );

  mount(app, api.discardAttempt, async ({ session, params }) => {
    await discardAttempt(platform, session.user, params.id);
    return { success: true };
  });

  mount(app, api.judgeAnswer, ({ session, params, body }) =>
    judgeAnswer(platform, session.user, { ...params, ...body }),
  );

  mount(app, api.listAttempts, ({ session, params }) =>
    listAttempts(db, { userId: session.user.uid, testId: params.id }),
  );

  mount(app, api.getMissedQuestions, ({ session, params }) =>
    readMissed(db, session.user, params.id),
  );

  mount(app, api.getTestStatistics, ({ session }) => countStatistics(platform, session.user));

  mount(app, api.getStreak, ({ session }) => findStreak(platform, session.user));
}
