import * as api from '@engram/core/exams/api.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Platform } from '../../platform/start.ts';
import { chooseCatchUp, undoCatchUp } from './catch-up/choose-catch-up.ts';
import { listExams, showExam } from './list-exams.ts';
import { addExam, changeExam, deleteExam } from './save-exam.ts';

export function examRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;

  mount(app, api.listExams, async ({ session }) => ({
    exams: (await listExams(db, session.user.uid)).map(showExam),
  }));

  mount(app, api.addExam, async ({ session, body }) => ({
    exam: await addExam(platform, session.user, body),
  }));

  mount(app, api.changeExam, async ({ session, params, body }) => ({
    exam: await changeExam(platform, session.user, { ...body, id: params.id }),
  }));

  mount(app, api.deleteExam, async ({ session, params }) => {
    await deleteExam(platform, session.user.uid, params.id);
    return { success: true };
  });

  mount(app, api.chooseCatchUp, async ({ session, params, body }) => {
    await chooseCatchUp(platform, session.user, { examId: params.id, ...body });
    return { success: true };
  });

  mount(app, api.undoCatchUp, async ({ session, params }) => {
    await undoCatchUp(platform, session.user, params.id);
    return { success: true };
  });
}
