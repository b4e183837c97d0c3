import { logout, verifyToken } from '@engram/core/accounts/api.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { type FindSession, readBearer } from '../http/caller.ts';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { deleteSession } from './store.ts';

export function accountRoutes(app: FastifyInstance, { db }: Platform, findSession: FindSession) {
  mount(app, verifyToken, async ({ body, request }) => {
    const bearer = readBearer(request);
    const token = bearer ?? body.idToken;
    if (!token) throw new AppError('no-token');
    // A body that names another token than the header is not a question about one session.
    const isSame = !bearer || !body.idToken || bearer === body.idToken;
    const session = isSame ? await findSession(token) : undefined;
    if (!session) throw new AppError('invalid-token');
    return { valid: true, user: session.user };
  });

  mount(app, logout, async ({ session }) => {
    await deleteSession(db, session.user.uid, session.sessionId);
    return { success: true };
  });
}
