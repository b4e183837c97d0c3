import * as api from '@engram/core/marks/api.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Platform } from '../../platform/start.ts';
import { keepMark, removeMark } from './keep-mark.ts';
import { getMarked } from './read-marks.ts';

export function markRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;

  mount(app, api.listMarks, ({ session, params }) => getMarked(db, session.user.uid, params.id));

  mount(app, api.keepMark, async ({ session, params: { id: materialId, markId }, body }) => ({
    mark: await keepMark(platform, { userId: session.user.uid, materialId, markId }, body),
  }));

  mount(app, api.removeMark, async ({ session, params: { id: materialId, markId } }) => {
    await removeMark(db, { userId: session.user.uid, materialId, markId });
    return { success: true };
  });
}
