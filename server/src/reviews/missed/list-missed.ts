import type { User } from '@engram/core/accounts/user.ts';
import { findMissed } from '../../attempts/find-missed.ts';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { firstSchedule } from '../describe-schedule.ts';
import type { Wanted } from '../queue/describe-items.ts';
import { wantedOf } from '../queue/read-queue.ts';
import { readScheduleRows, type ScheduleRow } from '../store.ts';

export type MissedItem = Wanted & { isCleared: boolean };

/**
 * What an attempt missed and when it comes back, also before the job that schedules it has run. A
 * sample never comes back (D7).
 */
export async function listMissed(db: Db, user: User, attemptId: string): Promise<MissedItem[]> {
  const missed = await findMissed(db, { userId: user.uid, attemptId });
  if (!missed) throw new AppError('not-found');
  const { testId: groupId, submittedAt: missedAt, questions } = missed;
  const ids = questions.filter(({ madeBy }) => madeBy !== 'sample').map(({ id }) => id);
  const rows = await readScheduleRows(db, user.uid, ids);
  const known = new Map(rows.map((row) => [row.itemId, row]));
  const schedule = firstSchedule(missedAt, user.timeZone);
  return ids.map((itemId) => {
    const row = known.get(itemId);
    if (row) return { ...wantedOf(row), isCleared: isCleared(row) };
    return { itemId, kind: 'question', groupId, missedAt, schedule, isCleared: false };
  });
}

/** Since it was missed last, and for days: what was forgotten again comes back in minutes. */
function isCleared({ missedAt, lastReviewedAt, state }: ScheduleRow): boolean {
  if (lastReviewedAt === null || state !== 'review') return false;
  return missedAt === null || lastReviewedAt >= missedAt;
}
