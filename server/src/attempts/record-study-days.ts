import { dayOf } from '../plans/periods.ts';
import type { Tx } from '../platform/db.ts';
import { insertStudyDay } from './store.ts';

/** Every way of studying counts for the one streak, by the calendar of the user (D29). */
export async function recordStudyDays(
  tx: Tx,
  { userId, timeZone }: { userId: string; timeZone: string },
  moments: readonly Date[],
): Promise<void> {
  for (const day of new Set(moments.map((moment) => dayOf(moment, timeZone)))) {
    await insertStudyDay(tx, userId, day);
  }
}
