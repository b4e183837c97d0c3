import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { reply, stubServer } from '../testing/stub-server.ts';
import { setSending } from './outbox/current-sending.ts';
import { setListQuery, setQuery, setReviewsQuery } from './queries.ts';
import { makeSet, stubSetId } from './testing/stub-cards.ts';

it('asks for sets and their reviews after what is on its way has arrived', async () => {
  const order: string[] = [];
  const unset = setSending({ flush: async () => void order.push('sent'), stop: () => undefined });
  const retention = { reviews: 0, remembered: 0, percent: null };
  const answers = {
    '/api/flashcards': { sets: [] },
    [`/api/flashcards/${stubSetId}`]: { set: makeSet() },
    [`/api/reviews/sets/${stubSetId}`]: { dueCardIds: [], retention, msPerReview: 20_000 },
  };
  stubServer(
    Object.fromEntries(
      Object.entries(answers).map(([path, data]) => [
        path,
        () => {
          order.push(path);
          return reply(200, data);
        },
      ]),
    ),
  );
  const client = new QueryClient();
  await client.fetchQuery(setListQuery);
  await client.fetchQuery(setQuery(stubSetId));
  await client.fetchQuery(setReviewsQuery(stubSetId));
  expect(order).toEqual(Object.keys(answers).flatMap((path) => ['sent', path]));
  unset();
});
