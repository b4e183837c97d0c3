import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import type * as api from '@engram/core/reviews/api.ts';
import { newSchedule } from '@engram/core/reviews/schedule-review.ts';
import { listNewCards } from '../../flashcards/studying/read-cards.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { describeSchedule, never } from '../describe-schedule.ts';
import { timePerReview } from '../progress/time-per-review.ts';
import { readDueRows, type ScheduleRow } from '../store.ts';
import { countLeft, readToday, roomOf, type Today } from './count-today.ts';
import { describeItems, type Wanted } from './describe-items.ts';

/** What is to be reviewed now, the longest due first, then what is new; or what would come next. */
export async function readQueue(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  { ahead }: { ahead?: number | undefined },
): Promise<Reply<typeof api.getReviewQueue>> {
  const today = await readToday(db, user, clock.now());
  const wanted =
    ahead === undefined ? await listDue(db, user, today) : await listNext(db, user, ahead);
  const items = await describeItems(db, user, wanted);
  return {
    items,
    counts: await countLeft(db, user, today),
    settings: today.settings,
    msPerReview: await timePerReview(db, user.uid, today.now),
    dayEndsAt: today.end.toISOString(),
  };
}

async function listDue(db: Db, { uid }: User, today: Today): Promise<Wanted[]> {
  const { now, end } = today;
  const room = roomOf(today);
  const limit = reviewLimits.queueSize;
  // What was forgotten today comes back today, whatever the limit and however much is due.
  const again = await readDueRows(db, uid, { before: justAfter(now), limit, by: 'minutes' });
  const left = Math.min(limit - again.length, room.due);
  const rows = await readDueRows(db, uid, { before: end, limit: left, by: 'days' });
  const due = [...again, ...rows].map(wantedOf);
  const free = Math.min(limit - due.length, room.new);
  const fresh = free > 0 ? await listNewCards(db, uid, free) : [];
  const schedule = newSchedule(now);
  return [
    ...due,
    ...fresh.map((itemId) => ({
      itemId,
      kind: 'card' as const,
      groupId: null,
      schedule,
      missedAt: null,
    })),
  ];
}

function justAfter(moment: Date): Date {
  return new Date(moment.getTime() + 1);
}

/** The soonest first; what the limit of today has left over is the soonest. */
async function listNext(db: Db, { uid }: User, limit: number): Promise<Wanted[]> {
  const rows = await readDueRows(db, uid, { before: never, limit });
  return rows.map(wantedOf);
}

function wantedOf(row: ScheduleRow): Wanted {
  const { itemId, groupId, missedAt } = row;
  const kind = row.kind === 'card' ? 'card' : 'question';
  return { itemId, kind, groupId, missedAt, schedule: describeSchedule(row) };
}
