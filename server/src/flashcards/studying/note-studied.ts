import type { Standing } from '@engram/core/flashcards/card.ts';
import type { Tx } from '../../platform/db.ts';
import { setStandings } from './store.ts';

/** What reviews have made of a card, and when the last one of them was. */
export type StudiedCard = { cardId: string; setId: string; standing: Standing; at: Date };

/** Known or not, for the sets that they are of; told by whoever counts reviews. */
export async function noteStudied(
  tx: Tx,
  userId: string,
  cards: readonly StudiedCard[],
): Promise<void> {
  if (cards.length === 0) return;
  const sets = Array.from(
    Map.groupBy(cards, ({ setId }) => setId),
    ([setId, ofSet]) => ({ setId, at: new Date(Math.max(...ofSet.map(({ at }) => at.getTime()))) }),
  );
  await setStandings(tx, userId, { cards, sets });
}
