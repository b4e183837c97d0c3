import { addDays, startOfWeek } from '@engram/core/attempts/calendar-days.ts';
import { progressLimits } from '@engram/core/progress/progress-limits.ts';
import { findDay, startOfDay } from '../plans/periods.ts';
import type { Db } from '../platform/db.ts';
import type { Owner } from '../reviews/queue/read-today.ts';
import { type CountingEntry, readCountingSince } from '../reviews/read-log.ts';
import type { Scope } from './read-scope.ts';
import { readFinished, readMemories } from './store.ts';

/** A review that counts, with its day and the set or test of its item; undefined where that is gone. */
type Reviewed = CountingEntry & { day: string; groupId: string | undefined };

type Finished = { day: string; testId: string; tookMs: number };

export type Work = {
  /** The first day that is looked at, a Monday. */
  from: string;
  reviews: readonly Reviewed[];
  tests: readonly Finished[];
};

/** What was done in the weeks that are shown, of what is looked at. */
export async function readWork(
  db: Db,
  { uid, timeZone }: Owner,
  { day, scope }: { day: string; scope: Scope },
): Promise<Work> {
  const from = addDays(startOfWeek(day), -7 * progressLimits.weeks);
  const since = startOfDay(from, timeZone);
  const dayAt = (moment: Date) => findDay(moment, timeZone).day;
  const groupOf = new Map(
    (await readMemories(db, uid)).map(({ itemNumber, groupId }) => [itemNumber, groupId]),
  );
  const reviews = (await readCountingSince(db, uid, since))
    .toSorted((one, other) => one.at - other.at)
    .map((entry) => ({
      ...entry,
      day: dayAt(new Date(entry.at)),
      groupId: groupOf.get(entry.item),
    }));
  const tests = (await readFinished(db, uid, since)).flatMap((row): Finished[] =>
    row.submittedAt === null
      ? []
      : [
          {
            day: dayAt(row.submittedAt),
            testId: row.testId,
            tookMs: 1_000 * (row.timeTakenSeconds ?? 0),
          },
        ],
  );
  return {
    from,
    reviews: reviews.filter(({ groupId }) => scope.has(groupId)),
    tests: tests.filter(({ testId }) => scope.has(testId)),
  };
}
