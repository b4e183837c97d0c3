import { sharingLimits } from '@engram/core/limits.ts';
import { assignmentLimits } from '@engram/core/sharing/assignment-limits.ts';
import type { Db } from '../../platform/db.ts';
import { countTakenSince, listCodesSince, readTitles } from './store.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** From being made to the last that may come late; it may open a year after it was made. */
const openDays = 2 * assignmentLimits.maxDays + assignmentLimits.lateDays + 1;

/** Of the shared tests that can have got results since a moment, the most first. */
export async function listNewResults(
  db: Db,
  userId: string,
  since: Date,
): Promise<{ code: string; title: string; count: number }[]> {
  // What is older has not been open since.
  const codes = await listCodesSince(db, userId, {
    link: new Date(since.getTime() - sharingLimits.storedMs),
    assignment: new Date(since.getTime() - openDays * dayMs),
  });
  const counts = await countTakenSince(db, codes, since);
  const titles = await readTitles(db, [...counts.keys()]);
  return [...counts]
    .flatMap(([code, count]) => {
      const title = titles.get(code);
      return title === undefined ? [] : [{ code, title, count }];
    })
    .toSorted((one, other) => other.count - one.count);
}
