import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import type * as api from '@engram/core/reviews/api.ts';
import { nameSets } from '../../flashcards/studying/read-cards.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { listDue } from '../queue/list-due.ts';
import { readToday } from '../queue/read-today.ts';
import { readCountingSince } from '../read-log.ts';
import { readGroups } from '../store.ts';
import { shareOf } from './share-of.ts';
import { meanTime } from './time-per-review.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What reviews say about the cards of one set. */
export async function describeSetReviews(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  setId: string,
): Promise<Reply<typeof api.getSetReviews>> {
  const today = await readToday(db, user, clock.now());
  if (!(await nameSets(db, user.uid, [setId])).has(setId)) throw new AppError('set-not-found');
  const since = new Date(today.now.getTime() - reviewLimits.retentionDays * dayMs);
  const recent = await readCountingSince(db, user.uid, since);
  const groups = await readGroups(db, user.uid, [...new Set(recent.map(({ item }) => item))]);
  const own = new Set(
    groups.filter(({ groupId }) => groupId === setId).map(({ itemNumber }) => itemNumber),
  );
  const due = await listDue(db, user, today);
  return {
    dueCardIds: due.filter(({ groupId }) => groupId === setId).map(({ itemId }) => itemId),
    retention: shareOf(recent.filter(({ item }) => own.has(item))),
    msPerReview: meanTime(recent),
  };
}
