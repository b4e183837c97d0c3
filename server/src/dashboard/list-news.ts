import type { User } from '@engram/core/accounts/user.ts';
import type { News } from '@engram/core/dashboard/api.ts';
import { findDay } from '../plans/periods.ts';
import type { Db } from '../platform/db.ts';
import { listNewResults } from '../sharing/owning/list-new-results.ts';

/** Since yesterday began where the user is: what came while they were away, and nothing they did. */
export async function listNews(
  db: Db,
  { uid, timeZone }: Pick<User, 'uid' | 'timeZone'>,
  now: Date,
): Promise<News[]> {
  const today = findDay(now, timeZone);
  const { start: since } = findDay(new Date(today.start.getTime() - 1), timeZone);
  const results = await listNewResults(db, uid, since);
  return results.map((result) => ({ kind: 'shared-results', ...result }));
}
