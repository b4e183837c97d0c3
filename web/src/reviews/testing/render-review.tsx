import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { knowsMaya, maya, reply, stubServer } from '../../testing/stub-server.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { outboxOf } from '../../flashcards/outbox/outbox.ts';
import { cardIdAt, makeCard, stubSetId } from '../../flashcards/testing/stub-cards.ts';
import ReviewScreen from '../review-screen.tsx';
import { makeCardItem, makeProgress, makeQueue } from './stub-review.ts';

/** For tests: Maya's review of the day. */
export function openReview(
  items = [makeCardItem(1), makeCardItem(2)],
  counts = { left: 18, done: 12 },
) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const asked = stubServer({
    ...knowsMaya,
    '/api/reviews/queue': () => reply(200, makeQueue(items, counts)),
    '/api/reviews/progress': () => reply(200, makeProgress()),
    [`/api/flashcards/${stubSetId}/cards/${cardIdAt(1)}`]: () =>
      reply(200, { card: makeCard(1, { isBookmarked: true }) }),
  });
  renderAsMaya([{ path: '/review', Component: ReviewScreen }], '/review');
  return asked;
}

export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** What is kept to be sent. */
export function listMarks() {
  return outboxOf(maya.uid)
    .list()
    .map(({ itemId, mark }) => [itemId, mark]);
}
