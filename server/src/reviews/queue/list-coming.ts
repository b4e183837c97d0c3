import type { Db } from '../../platform/db.ts';
import { readComing } from '../store.ts';

/** What comes back by itself and by the day before a moment, the soonest first, with its set or test. */
export async function listComing(
  db: Db,
  userId: string,
  before: Date,
): Promise<{ due: Date; groupId: string }[]> {
  const rows = await readComing(db, userId, { before });
  return rows.toSorted((one, other) => one.due.getTime() - other.due.getTime());
}
