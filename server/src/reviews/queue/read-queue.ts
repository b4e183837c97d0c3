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
import { readDueRows, readNextRows, type ScheduleRow } from '../store.ts';
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
    ahead === undefined
      ? await listDue(db, user, today)
      : await listNext(db, user, { today, ahead });
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
  const { now, end: before } = today;
  const room = roomOf(today);
  const limit = reviewLimits.queueSize;
  const rows = await readDueRows(db, uid, { now, before, limit });
  const due = withinRoom(rows, room.due).map(wantedOf);
  const free = Math.min(limit - due.length, room.new);
  const fresh = free > 0 ? await listNewCards(db, uid, { limit: free, without: [] }) : [];
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

/** What was forgotten today comes back today, whatever the limit. */
function withinRoom(rows: readonly ScheduleRow[], room: number): ScheduleRow[] {
  let left = room;
  return rows.filter(({ state }) => {
    if (state === 'learning' || state === 'relearning') return true;
    left -= 1;
    return left >= 0;
  });
}

async function listNext(
  db: Db,
  { uid }: User,
  { today, ahead }: { today: Today; ahead: number },
): Promise<Wanted[]> {
  const rows = await readNextRows(db, uid, { from: today.now, limit: ahead, never });
  return rows.map(wantedOf);
}

function wantedOf(row: ScheduleRow): Wanted {
  const { itemId, groupId, missedAt } = row;
  const kind = row.kind === 'card' ? 'card' : 'question';
  return { itemId, kind, groupId, missedAt, schedule: describeSchedule(row) };
}
