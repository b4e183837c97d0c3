import { sharingLimits } from '@engram/core/limits.ts';
import type { Db } from '../../platform/db.ts';
import { countTakenSince, listCodesSince, readTitles } from './store.ts';

/** Of the shared tests that can have got results since a moment, the most first. */
export async function listNewResults(
  db: Db,
  userId: string,
  since: Date,
): Promise<{ code: string; title: string; count: number }[]> {
  // An older link has not opened since.
  const madeSince = new Date(since.getTime() - sharingLimits.storedMs);
  const codes = await listCodesSince(db, userId, madeSince);
  const counts = await countTakenSince(db, codes, since);
  const titles = await readTitles(db, [...counts.keys()]);
  return [...counts]
    .flatMap(([code, count]) => {
      const title = titles.get(code);
      return title === undefined ? [] : [{ code, title, count }];
    })
    .toSorted((one, other) => other.count - one.count);
}
