import { accountMessages } from '@engram/core/accounts/messages.ts';
import {
  confirmsDeletion,
  deleteAccount,
  downloadExport,
  getLatestExport,
  requestExport,
} from '@engram/core/privacy/api.ts';
import type { FastifyInstance } from 'fastify';
import { deviceName } from '../accounts/device-name.ts';
import { recordEvent } from '../accounts/record-event.ts';
import { demandConfirmation } from '../accounts/sessions/confirm-session.ts';
import { AppError } from '../http/app-error.ts';
import { mountFile } from '../http/files.ts';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { describeExport, isOver } from './exports/describe-export.ts';
import { openExport } from './exports/open-export.ts';
import { startExport } from './exports/start-export.ts';
import { findLatestExport } from './exports/store.ts';
import { removeAccount } from './remove-account.ts';

export function privacyRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform;

  mount(app, requestExport, ({ session, creationId, request }) =>
    startExport(platform, {
      userId: session.user.uid,
      exportId: creationId,
      device: deviceName(request),
    }),
  );

  mount(app, getLatestExport, async ({ session }) => {
    const latest = await findLatestExport(db, session.user.uid);
    return { latest: latest && !isOver(latest, clock.now()) ? describeExport(latest) : null };
  });

  mountFile(app, downloadExport, async ({ session, params, request }) => {
    const now = clock.now();
    await demandConfirmation(db, session, now);
    const { uid: userId, timeZone } = session.user;
    const file = await openExport(db, { userId, exportId: params.id }, { now, timeZone });
    const device = deviceName(request);
    await recordEvent(db, { userId, kind: 'export-downloaded', device, now });
    return file;
  });

  mount(app, deleteAccount, async ({ session, body, request }) => {
    if (!confirmsDeletion(body.confirmation)) throw new AppError('deletion-not-confirmed');
    await demandConfirmation(db, session, clock.now());
    await removeAccount(platform, { userId: session.user.uid, device: deviceName(request) });
    return { success: true, message: accountMessages.deleted };
  });
}
