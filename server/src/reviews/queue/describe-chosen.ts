import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { getReviewQueue } from '@engram/core/reviews/api.ts';
import { newSchedule } from '@engram/core/reviews/schedule-review.ts';
import type { Db } from '../../platform/db.ts';
import { readScheduleRows } from '../store.ts';
import type { Wanted } from './describe-items.ts';
import { describeQueue, wantedOf } from './read-queue.ts';
import type { Today } from './read-today.ts';

/** Some things to review whatever their day, in an order that was chosen elsewhere. */
export async function describeChosen(
  db: Db,
  user: User,
  { today, itemIds }: { today: Today; itemIds: readonly string[] },
): Promise<Reply<typeof getReviewQueue>> {
  const rows = new Map(
    (await readScheduleRows(db, user.uid, itemIds)).map((row) => [row.itemId, row]),
  );
  const wanted = itemIds.map((itemId): Wanted => {
    const row = rows.get(itemId);
    if (row) return wantedOf(row);
    const schedule = newSchedule(today.now);
    return { itemId, kind: 'card', groupId: null, schedule, missedAt: null };
  });
  return describeQueue(db, user, { today, wanted });
}
