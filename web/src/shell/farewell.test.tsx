import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { maya } from '../testing/stub-server.ts';
import { attemptsOf } from '../attempts/keeping/attempt-store.ts';
import { idAt, makeTest } from '../attempts/testing/stub-test.ts';
import { takeLeftBehind } from '../flashcards/outbox/left-behind.ts';
import { outboxOf } from '../flashcards/outbox/outbox.ts';
import { listKept } from '../storage/kept-work.ts';
import { renderSiteSignedIn } from './testing/render-site.tsx';

it('sends unsent answers before they are forgotten when somebody logs out on a public page', async () => {
  const store = attemptsOf(maya.uid);
  const { id } = store.begin(makeTest());
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  const asked = await renderSiteSignedIn('/pricing');
  await userEvent.click(screen.getByRole('button', { name: /account menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  expect(localStorage.getItem('token')).toBeNull();
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/auth/logout'));
  const calls = asked.slice(1).map(({ path, init }) => `${init.method} ${path}`);
  expect(calls).toEqual([
    `PUT /api/attempts/${id}`,
    `PATCH /api/attempts/${id}`,
    'POST /api/auth/logout',
  ]);
  for (const { init } of asked.slice(1)) {
    expect(init.headers).toMatchObject({ authorization: 'Bearer the-token' });
  }
  expect(listKept(maya.uid)).toEqual([]);
});

it('sends reviews that are on their way when somebody logs out, and keeps them when that fails', async () => {
  outboxOf(maya.uid).add({ itemId: idAt(1), mark: 'good', tookMs: 0, study: null });
  const asked = await renderSiteSignedIn('/pricing');
  await userEvent.click(screen.getByRole('button', { name: /account menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/auth/logout'));
  expect(asked.map(({ path }) => path)).toContain('/api/reviews/sync');
  expect(listKept(maya.uid)).toEqual([]);
  expect(takeLeftBehind(maya.uid, Date.now())).toMatchObject([{ itemId: idAt(1), mark: 'good' }]);
});
