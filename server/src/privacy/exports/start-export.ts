import type { DataExport } from '@engram/core/privacy/api.ts';
import { recordEvent } from '../../accounts/record-event.ts';
import type { Platform } from '../../platform/start.ts';
import { makeDataExport } from '../jobs.ts';
import { describeExport } from './describe-export.ts';
import { findLatestExport, insertExport } from './store.ts';

export type ExportWish = { userId: string; exportId: string; device: string };

const dayMs = 24 * 60 * 60 * 1000;
const mostPerDay = 5;

/** Starts one, unless one is under way or there were enough for a day: then that one is the answer. */
export async function startExport(
  { db, clock, jobs }: Platform,
  { userId, exportId, device }: ExportWish,
): Promise<DataExport> {
  const now = clock.now();
  const allowance = { since: new Date(now.getTime() - dayMs), most: mostPerDay };
  const row = await db.transaction().execute(async (tx) => {
    if (await insertExport(tx, { userId, exportId, now, allowance })) {
      await jobs.enqueue(tx, makeDataExport, { userId, exportId });
      await recordEvent(tx, { userId, kind: 'export-requested', device, now });
    }
    return findLatestExport(tx, userId);
  });
  if (!row) throw new Error('Neither a new export nor an old one');
  return describeExport(row);
}
