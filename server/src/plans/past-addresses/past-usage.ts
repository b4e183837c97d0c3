import { privacyLimits } from '@engram/core/limits.ts';
import type { Tx } from '../../platform/db.ts';
import { utcDay, utcMonth } from '../../platform/utc-day.ts';
import { insertUsage, readUsage } from '../store.ts';
import { findPastUsage, savePastUsage } from './store.ts';

const keptMs = privacyLimits.pastUsageDays * 24 * 60 * 60 * 1000;

type Someone = { userId: string; addressHash: string; now: Date };

/** Of somebody who leaves: what they have used of this month and this day (D44). */
export async function keepUsage(tx: Tx, { userId, addressHash, now }: Someone): Promise<void> {
  const current = new Set([utcDay(now), utcMonth(now)]);
  const rows = (await readUsage(tx, userId)).filter(({ period }) => current.has(period));
  await savePastUsage(tx, { addressHash, rows, keptUntil: new Date(now.getTime() + keptMs) });
}

/** Whoever comes back with the same address goes on where they left off, and not from nothing. */
export async function bringBackUsage(tx: Tx, { userId, addressHash, now }: Someone): Promise<void> {
  const rows = await findPastUsage(tx, addressHash, now);
  await insertUsage(
    tx,
    rows.map((row) => ({ ...row, userId })),
  );
}
