import type { User } from '@engram/core/accounts/user.ts';
import type { ReviewItem } from '@engram/core/reviews/review-queue.ts';
import type { Schedule } from '@engram/core/reviews/schedule.ts';
import { readCards } from '../../flashcards/studying/read-cards.ts';
import type { Db } from '../../platform/db.ts';
import type { ItemKind } from '../store.ts';
import { readMissedQuestions } from './read-missed-questions.ts';

export type Wanted = {
  itemId: string;
  kind: ItemKind;
  /** Null for a card that was never reviewed. */
  groupId: string | null;
  missedAt: Date | null;
  schedule: Schedule;
};

/** With what is shown of them. What is gone from its set or test is left out. */
export async function describeItems(
  db: Db,
  user: User,
  wanted: readonly Wanted[],
): Promise<ReviewItem[]> {
  const cardIds = wanted.filter(({ kind }) => kind === 'card').map(({ itemId }) => itemId);
  const cards = await readCards(db, user.uid, cardIds);
  const questions = await readMissedQuestions(db, user, wanted);
  return wanted.flatMap((item): ReviewItem[] => {
    const { itemId, schedule, missedAt } = item;
    const placed = cards.get(itemId);
    if (placed) {
      const { card, setId: groupId, setName: groupName } = placed;
      return [{ kind: 'card', itemId, groupId, groupName, schedule, card }];
    }
    const asked = questions.get(itemId);
    if (asked && missedAt) {
      return [{ kind: 'question', itemId, schedule, missedAt: missedAt.toISOString(), ...asked }];
    }
    return [];
  });
}
