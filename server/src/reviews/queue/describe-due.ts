import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type * as api from '@engram/core/reviews/api.ts';
import { nameSets } from '../../flashcards/studying/read-cards.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { nameTests } from '../../practice-tests/name-tests.ts';
import { timePerReview } from '../progress/time-per-review.ts';
import { countListed } from './count-today.ts';
import { type DueItem, listDue } from './list-due.ts';
import { readToday } from './read-today.ts';

/** How much is to be reviewed today, in all and of each set and test. */
export async function describeDue(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
): Promise<Reply<typeof api.getDue>> {
  const today = await readToday(db, user, clock.now());
  const listed = await listDue(db, user, today);
  return {
    counts: countListed(listed, today),
    groups: await nameGroups(db, user.uid, listed),
    msPerReview: await timePerReview(db, user.uid, today.now),
  };
}

async function nameGroups(
  db: Db,
  userId: string,
  listed: readonly DueItem[],
): Promise<api.DueGroup[]> {
  const groups = [...Map.groupBy(listed, ({ groupId }) => groupId)].flatMap(([groupId, items]) =>
    items[0] ? [{ kind: items[0].kind, groupId, due: items.length }] : [],
  );
  const idsOf = (wanted: DueItem['kind']) =>
    groups.filter(({ kind }) => kind === wanted).map(({ groupId }) => groupId);
  const sets = await nameSets(db, userId, idsOf('card'));
  const tests = await nameTests(db, userId, idsOf('question'));
  return groups
    .map((group) => ({
      ...group,
      groupName: sets.get(group.groupId) ?? tests.get(group.groupId) ?? '',
    }))
    .toSorted((one, other) => other.due - one.due);
}
