import * as api from '@engram/core/sharing/correcting/api.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Platform } from '../../platform/start.ts';
import { listUngraded } from '../grading/list-ungraded.ts';
import { readUngraded } from '../grading/read-ungraded.ts';
import type { SharedTests } from '../opening/shared-tests.ts';
import { correctSharedTest } from './correct-shared-test.ts';
import { listCorrections } from './list-corrections.ts';
import { previewCorrection } from './preview-correction.ts';

type Parts = { platform: Platform; sharedTests: SharedTests };

/** What an owner does with what was answered already. */
export function correctingRoutes(app: FastifyInstance, { platform, sharedTests }: Parts): void {
  const { db } = platform;

  mount(app, api.previewCorrection, ({ session, params, body }) =>
    previewCorrection(db, session.user, { ...params, ...body }),
  );

  mount(app, api.correctSharedTest, ({ session, params, body }) =>
    correctSharedTest({ ...platform, sharedTests }, session.user, { ...params, ...body }),
  );

  mount(app, api.listCorrections, ({ session, params, query }) =>
    listCorrections(db, session.user, { ...params, ...query }),
  );

  mount(app, api.getUngraded, ({ session, params }) => readUngraded(db, session.user, params.id));

  mount(app, api.listUngraded, ({ session }) => listUngraded(db, session.user.uid));
}
