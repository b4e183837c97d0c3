import * as api from '@engram/core/accounts/api.ts';
import { accountMessages } from '@engram/core/accounts/messages.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { type FindSession, readBearer } from '../../http/caller.ts';
import { mount } from '../../http/mount.ts';
import type { Platform } from '../../platform/start.ts';
import { deviceName } from '../device-name.ts';
import { recordEvent } from '../record-event.ts';
import { listDevices } from './devices.ts';
import { deleteSession, deleteSessions } from './store.ts';

export function sessionRoutes(
  app: FastifyInstance,
  { db, clock }: Platform,
  findSession: FindSession,
): void {
  mount(app, api.verifyToken, async ({ body, request }) => {
    const bearer = readBearer(request);
    const token = bearer ?? body.idToken;
    if (!token) throw new AppError('no-token', { valid: false });
    // A body that names another token than the header is not a question about one session.
    const isSame = !bearer || !body.idToken || bearer === body.idToken;
    const session = isSame ? await findSession(token) : undefined;
    if (!session) throw new AppError('invalid-token', { valid: false });
    return { valid: true, user: session.user, message: accountMessages.tokenValid };
  });

  mount(app, api.logout, async ({ session, request }) => {
    const { uid: userId } = session.user;
    await deleteSession(db, userId, session.sessionId);
    const device = deviceName(request);
    await recordEvent(db, { userId, kind: 'signed-out', device, now: clock.now() });
    return { success: true };
  });

  mount(app, api.listDevices, async ({ session }) => ({
    devices: await listDevices(db, session, clock.now()),
  }));

  mount(app, api.revokeDevice, async ({ params, session, request }) => {
    const { uid: userId } = session.user;
    if (!(await deleteSession(db, userId, params.id))) throw new AppError('not-found');
    const device = deviceName(request);
    await recordEvent(db, { userId, kind: 'device-signed-out', device, now: clock.now() });
    return { success: true };
  });

  mount(app, api.revokeOtherDevices, async ({ session, request }) => {
    const { uid: userId } = session.user;
    await deleteSessions(db, userId, session.sessionId);
    const device = deviceName(request);
    await recordEvent(db, { userId, kind: 'other-devices-signed-out', device, now: clock.now() });
    return { success: true };
  });
}
