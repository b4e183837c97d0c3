import { makeMarkedTest as makeMarkedTestApi } from '@engram/core/marks/api.ts';
import * as api from '@engram/core/practice-tests/api.ts';
import type { FastifyInstance } from 'fastify';
import { siteKey } from '../http/caller.ts';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { deleteTest, renameTest } from './change-test.ts';
import { arrangeQuestion, restoreQuestion, setQuestionPoints } from './editing/arrange-question.ts';
import { addQuestion, editQuestion, removeQuestion } from './editing/edit-question.ts';
import { listTests } from './listing/list-tests.ts';
import { type MakingParts, makingRoutes } from './making/routes.ts';
import { makeMarkedTest } from './marked/make-marked-test.ts';
import { describeTest } from './read-test.ts';
import { saveTest } from './saving/save-test.ts';
import { explainQuestion } from './telling/explain-question.ts';
import { hintQuestion } from './telling/hint-question.ts';

export function practiceTestRoutes(
  app: FastifyInstance,
  platform: Platform,
  parts: MakingParts,
): void {
  const { db } = platform;
  const { secret } = parts;

  mount(app, api.saveTest, async ({ session, params, body }) => ({
    test: await saveTest(platform, session.user, { ...params, ...body }),
  }));

  mount(app, api.getTest, async ({ session, params }) => ({
    test: await describeTest(db, session.user, params.id),
  }));

  mount(app, api.listTests, ({ session, query }) => listTests(db, session.user.uid, query));

  mount(app, api.renameTest, async ({ session, params, body }) => {
    await renameTest(db, { userId: session.user.uid, testId: params.id }, body.name);
    return { success: true };
  });

  mount(app, api.deleteTest, async ({ session, params }) => {
    await deleteTest(platform, { userId: session.user.uid, testId: params.id });
    return { success: true };
  });

  mount(app, api.editQuestion, async ({ session, params, body }) => ({
    test: await editQuestion(platform, session.user, { ...params, ...body }),
  }));

  mount(app, api.addQuestion, async ({ session, params, body }) => ({
    test: await addQuestion(platform, session.user, { ...params, ...body }),
  }));

  mount(app, api.removeQuestion, async ({ session, params }) => ({
    test: await removeQuestion(platform, session.user, params),
  }));

  mount(app, api.restoreQuestion, async ({ session, params }) => ({
    test: await restoreQuestion(platform, session.user, params),
  }));

  mount(app, api.moveQuestion, async ({ session, params, body }) => ({
    test: await arrangeQuestion(platform, session.user, { ...params, ...body }),
  }));

  mount(app, api.setQuestionPoints, async ({ session, params, body }) => ({
    test: await setQuestionPoints(platform, session.user, { ...params, ...body }),
  }));

  mount(app, api.explainQuestion, ({ session, params, request }) =>
    explainQuestion(platform, session.user, { ...params, network: siteKey(request, secret) }),
  );

  mount(app, api.hintQuestion, ({ session, params, request }) =>
    hintQuestion(platform, session.user, { ...params, network: siteKey(request, secret) }),
  );

  mount(app, makeMarkedTestApi, async ({ session, body, creationId }) => ({
    test: await makeMarkedTest(platform, session.user, { ...body, testId: creationId }),
  }));

  makingRoutes(app, platform, parts);
}
