import type { ReviewCounts } from '@engram/core/reviews/review-queue.ts';
import { countParts } from '@engram/core/reviews/due-today.ts';
import { isInMinutes } from '@engram/core/reviews/schedule.ts';
import type { Db } from '../../platform/db.ts';
import { type DueItem, listDue } from './list-due.ts';
import { type Owner, readToday, type Today } from './read-today.ts';

/** How many of the items that today's review asks, and what was done already. */
export async function countLeft(db: Db, user: Owner, today: Today): Promise<ReviewCounts> {
  return countListed(await listDue(db, user, today), today);
}

export function countListed(listed: readonly DueItem[], { done }: Today): ReviewCounts {
  const fresh = listed.filter(({ row }) => row === undefined).length;
  const again = listed.flatMap(({ row }) => (row && isInMinutes(row) ? [row.itemNumber] : []));
  const toCome = new Set(again);
  // What was forgotten and is gone since was not done either.
  const last = new Map(
    done.toSorted((one, other) => one.at - other.at).map((review) => [review.item, review]),
  );
  return {
    due: listed.length - fresh,
    new: fresh,
    again: again.length,
    ...countParts(listed),
    left: listed.length,
    done: [...last.values()].filter(({ item, mark }) => mark !== 'again' && !toCome.has(item))
      .length,
  };
}

export async function countToday(db: Db, user: Owner, now: Date): Promise<ReviewCounts> {
  return countLeft(db, user, await readToday(db, user, now));
}
