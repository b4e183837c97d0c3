import type { KeptCard } from '@engram/core/flashcards/card.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type CardPage, cardsKey } from '../queries.ts';

type Shown = CardPage | InfiniteData<CardPage, number>;

/** Changes a card wherever it is shown, before the server has answered; gives back how to undo it. */
export async function changeShownCard(
  client: QueryClient,
  setId: string,
  { id, ...change }: Partial<KeptCard> & Pick<KeptCard, 'id'>,
): Promise<() => void> {
  const filter = { queryKey: cardsKey(setId) };
  // An answer on its way knows nothing of the change yet.
  await client.cancelQueries(filter);
  const before = client.getQueriesData<Shown>(filter);
  const changePage = (page: CardPage): CardPage => ({
    ...page,
    cards: page.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
  });
  client.setQueriesData<Shown>(filter, (data) => {
    if (!data) return data;
    return 'pages' in data ? { ...data, pages: data.pages.map(changePage) } : changePage(data);
  });
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}
