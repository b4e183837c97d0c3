import { z } from 'zod';
import { findUser } from '../accounts/read-user.ts';
import type { Config } from '../config.ts';
import type { Tx } from '../platform/db.ts';
import { defineJob, type JobWork, workOn } from '../platform/jobs.ts';
import type { Platform } from '../platform/start.ts';
import { defineSweep } from '../platform/sweep.ts';
import { eraseForgotten, eraseUser } from './erase-user.ts';
import { sweepExports } from './exports/sweep-exports.ts';
import { exportReadyMail } from './writing/export-ready-mail.ts';
import { makeExport } from './writing/make-export.ts';
import { failExport } from './writing/store.ts';

export const makeDataExport = defineJob({
  name: 'make-data-export',
  payload: z.object({ userId: z.uuid(), exportId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 10,
  expireInSeconds: 900,
});

/** Apart from the making: a mail server that is away costs nobody the export. */
const tellExportReady = defineJob({
  name: 'tell-export-ready',
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
});

export const eraseAccount = defineJob({
  name: 'erase-account',
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 30,
  expireInSeconds: 900,
});

const sweepDataExports = defineSweep({ name: 'sweep-data-exports', cron: '53 * * * *' });

/** Looks after erasures whose own job has failed for good. */
const sweepClosedAccounts = defineSweep({ name: 'sweep-closed-accounts', cron: '3 * * * *' });

export const privacyJobs = [
  makeDataExport,
  tellExportReady,
  eraseAccount,
  sweepDataExports,
  sweepClosedAccounts,
];

export function privacyWork(platform: Platform, config: Config): readonly JobWork[] {
  const { db, clock, jobs, mailer } = platform;
  return [
    workOn(makeDataExport, async (key, { attempt, signal }) => {
      const { userId } = key;
      try {
        const onReady = (tx: Tx) => jobs.enqueue(tx, tellExportReady, { userId });
        await makeExport(platform, key, { signal, onReady });
      } catch (error) {
        const isLast = attempt > makeDataExport.retryLimit;
        if (isLast) await db.transaction().execute((tx) => failExport(tx, key));
        throw error;
      }
    }),
    workOn(tellExportReady, async ({ userId }) => {
      const user = await findUser(db, userId, clock.now());
      if (!user) return;
      const mail = await exportReadyMail({ link: new URL('/settings', config.PUBLIC_URL).href });
      await mailer.send({ to: user.email, ...mail });
    }),
    workOn(eraseAccount, ({ userId }) => eraseUser(db, userId, clock.now())),
    workOn(sweepClosedAccounts, () => eraseForgotten(db, clock.now())),
    workOn(sweepDataExports, () => sweepExports(db, clock.now())),
  ];
}
