import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
// A session asks for it when it is checked, which takes its time on a busy machine.
import '../../accounts/session/session-calls.ts';
import { useUser } from '../../accounts/session/session.tsx';
import { maya, reply, stubServer, knowsMaya } from '../../testing/stub-server.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { reviewsKey } from '../../reviews-key.ts';
import { forgetKeptOfOthers } from '../../storage/kept-work.ts';
import { takeLeftBehind } from './left-behind.ts';
import { countsOf } from '../../reviews/testing/stub-due.ts';
import { outboxOf } from './outbox.ts';
import { flushReviews } from './current-sending.ts';
import { OutboxSync } from './outbox-sync.tsx';

function Page() {
  return useUser() ? <OutboxSync /> : null;
}

it('keeps the reviews of a session that was lost for the next log-in of their user', async () => {
  const review = outboxOf(maya.uid).add({
    itemId: '0190a5a0-0000-7000-8000-0000000000bb',
    mark: 'good',
    tookMs: 900,
    study: null,
  });
  stubServer({
    ...knowsMaya,
    '/api/reviews/sync': () => reply(401, { code: 'invalid-token', message: 'Log in again.' }),
  });
  renderAsMaya([{ path: '/', Component: Page }], '/');
  await flushReviews();
  await expect.poll(() => localStorage.getItem(`reviews-left:${maya.uid}`)).not.toBeNull();
  forgetKeptOfOthers('11111111-1111-4111-8111-111111111111');
  expect(takeLeftBehind(maya.uid, Date.now())).toEqual([review]);
});

it('asks for the numbers of the day again when a review arrives while they are asked for', async () => {
  const answers: ((text: string) => void)[] = [];
  const ask = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  function Numbers() {
    const { data } = useQuery({ queryKey: [...reviewsKey, 'numbers'], queryFn: ask });
    return <p>{data}</p>;
  }
  stubServer({
    ...knowsMaya,
    '/api/reviews/sync': () =>
      reply(200, {
        schedules: [],
        unknown: [],
        mistimed: [],
        now: new Date().toISOString(),
        counts: countsOf({ done: 13 }),
      }),
  });
  renderAsMaya(
    [
      {
        path: '/',
        Component: () => (
          <>
            <Page />
            <Numbers />
          </>
        ),
      },
    ],
    '/',
  );
  await expect.poll(() => ask).toHaveBeenCalledTimes(1);
  outboxOf(maya.uid).add({
    itemId: '0190a5a0-0000-7000-8000-0000000000bb',
    mark: 'good',
    tookMs: 900,
    study: null,
  });
  await flushReviews();
  await expect.poll(() => ask).toHaveBeenCalledTimes(2);
  answers[0]?.('12 reviews');
  answers[1]?.('13 reviews');
  expect(await screen.findByText('13 reviews')).toBeDefined();
});
