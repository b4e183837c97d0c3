import { dayOf, startOfDay } from '../../../plans/periods.ts';
import type { Db } from '../../../platform/db.ts';
import type { Owner, Today } from '../../queue/read-today.ts';
import { readCountingSince } from '../../read-log.ts';
import { sortDone } from '../read-done.ts';

type Wanted = { groupIds: readonly string[]; from: string; today: Today };

/** The last day before today, from one on, on which something of some sets and tests was reviewed. */
export async function findLastReview(
  db: Db,
  { uid, timeZone }: Owner,
  { groupIds, from, today }: Wanted,
): Promise<string | undefined> {
  const entries = await readCountingSince(db, uid, startOfDay(from, timeZone));
  const before = entries.filter(({ at }) => at < today.start.getTime());
  const doneOf = await sortDone(db, uid, before);
  const last = doneOf(groupIds).reduce((latest, { at }) => Math.max(latest, at), 0);
  return last === 0 ? undefined : dayOf(new Date(last), timeZone);
}
