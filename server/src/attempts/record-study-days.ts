import { findDay } from '../plans/periods.ts';
import type { Tx } from '../platform/db.ts';
import { insertStudyDays } from './store.ts';

/** Every way of studying counts for the one streak, by the calendar of the user (D29). */
export async function recordStudyDays(
  tx: Tx,
  { userId, timeZone }: { userId: string; timeZone: string },
  moments: readonly Date[],
): Promise<void> {
  const days = new Set(moments.map((moment) => findDay(moment, timeZone).day));
  await insertStudyDays(tx, userId, [...days]);
}
