import { randomUUID } from 'node:crypto';
import { saveSet } from '@engram/core/flashcards/api.ts';
import { syncReviews } from '@engram/core/reviews/api.ts';
import { v7 as uuidv7 } from 'uuid';
import { spanOf } from './ledger.ts';
import { type Learner, rest } from './place.ts';

/** A set of five cards, each reviewed twice. */
export async function studyCards({ caller, ledger, userId, token }: Learner): Promise<void> {
  const setId = randomUUID();
  const cards = Array.from({ length: 5 }, (_, no) => ({
    id: randomUUID(),
    front: `Question ${no}`,
    back: `Answer ${no}`,
  }));
  const cardIds = cards.map(({ id }) => id);
  const body = { name: 'Cards of the drill', cards };
  const saved = await caller.call(saveSet, { params: { id: setId }, body }, { token });
  ledger.note({ kind: 'set', userId, setId, cardIds, ...spanOf(saved) });
  for (let batch = 0; batch < 2; batch += 1) {
    const reviews = cardIds.map((itemId) => ({
      id: uuidv7(),
      itemId,
      mark: 'good' as const,
      tookMs: 3_000,
    }));
    const sent = { body: { batchId: uuidv7(), reviews } };
    const counted = await caller.call(syncReviews, sent, { token });
    const told = reviews.map(({ id, itemId }) => ({ id, itemId }));
    ledger.note({ kind: 'review', userId, reviews: told, ...spanOf(counted) });
    await rest();
  }
}
