import { expect, it } from 'vitest';
// A session asks for it when it is checked, which takes its time on a busy machine.
import '../../accounts/session/session-calls.ts';
import { useUser } from '../../accounts/session/session.tsx';
import { maya, reply, stubServer, knowsMaya } from '../../testing/stub-server.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { forgetKeptOfOthers } from '../../storage/kept-work.ts';
import { takeLeftBehind } from './left-behind.ts';
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
