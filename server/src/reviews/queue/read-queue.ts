import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import type * as api from '@engram/core/reviews/api.ts';
import { newSchedule } from '@engram/core/reviews/schedule-review.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { describeSchedule, never } from '../describe-schedule.ts';
import { timePerReview } from '../progress/time-per-review.ts';
import { readDueRows, type ScheduleRow } from '../store.ts';
import { countLeft } from './count-today.ts';
import { describeItems, type Wanted } from './describe-items.ts';
import { listDue } from './list-due.ts';
import { readToday, type Today } from './read-today.ts';

/** What is to be reviewed now, the longest due first, then what is new; or what would come next. */
export async function readQueue(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  { ahead }: { ahead?: number | undefined },
): Promise<Reply<typeof api.getReviewQueue>> {
  const today = await readToday(db, user, clock.now());
  const wanted =
    ahead === undefined ? await listFirst(db, user, today) : await listNext(db, user, ahead);
  return describeQueue(db, user, { today, wanted });
}

export async function describeQueue(
  db: Db,
  user: User,
  { today, wanted }: { today: Today; wanted: readonly Wanted[] },
): Promise<Reply<typeof api.getReviewQueue>> {
  return {
    items: await describeItems(db, user, wanted),
    counts: await countLeft(db, user, today),
    settings: today.settings,
    parameters: today.parameters && [...today.parameters],
    msPerReview: await timePerReview(db, user.uid, today.now),
    dayEndsAt: today.end.toISOString(),
  };
}

async function listFirst(db: Db, user: User, today: Today): Promise<Wanted[]> {
  const due = await listDue(db, user, today, reviewLimits.queueSize);
  const schedule = newSchedule(today.now);
  return due.map(({ itemId, row }) =>
    row
      ? wantedOf(row)
      : { itemId, kind: 'card' as const, groupId: null, schedule, missedAt: null },
  );
}

/** The soonest first; what the limit of today has left over is the soonest. */
async function listNext(db: Db, { uid }: User, limit: number): Promise<Wanted[]> {
  const rows = await readDueRows(db, uid, { before: never, limit });
  return rows.map(wantedOf);
}

export function wantedOf(row: ScheduleRow): Wanted {
  const { itemId, groupId, missedAt } = row;
  const kind = row.kind === 'card' ? 'card' : 'question';
  return { itemId, kind, groupId, missedAt, schedule: describeSchedule(row) };
}
