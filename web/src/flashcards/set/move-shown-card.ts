import type { QueryClient } from '@tanstack/react-query';
import { type Move, placeBefore } from '../../editing/moving/moved-place.ts';
import { cardPageQuery, cardsKey, pageSize } from '../queries.ts';

/**
 * Shows a card of the whole set in its new place before the server has answered; gives back how to
 * undo it. A page that is not here yet comes in its new order anyway.
 */
export async function moveShownCard(
  client: QueryClient,
  setId: string,
  { move, total }: { move: Move; total: number },
): Promise<() => void> {
  // An answer on its way has the order of before.
  await client.cancelQueries({ queryKey: cardsKey(setId) });
  const pages = Array.from({ length: Math.ceil(total / pageSize) }, (_, page) => {
    const key = cardPageQuery(setId, { search: '', filter: 'all' }, page).queryKey;
    return { key, data: client.getQueryData(key) };
  });
  const cardAt = (place: number) =>
    pages[Math.floor(place / pageSize)]?.data?.cards[place % pageSize];
  for (const [page, { key, data }] of pages.entries()) {
    if (!data) continue;
    const cards = data.cards.map(
      (card, index) => cardAt(placeBefore(page * pageSize + index, move)) ?? card,
    );
    client.setQueryData(key, { ...data, cards });
  }
  return () => {
    for (const { key, data } of pages) if (data) client.setQueryData(key, data);
  };
}
