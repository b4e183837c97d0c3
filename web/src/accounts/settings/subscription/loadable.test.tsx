import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { reply } from '../../../testing/stub-server.ts';
import { activePlan } from '../../testing/subscription-samples.ts';
import { openSubscription } from '../../testing/subscription-visitor.tsx';

it('keeps the failure with its busy button, and the focus on it, while it is asked again', async () => {
  const { button } = await retry();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(button);
  expect(screen.getByText("We couldn't load your subscription.")).toBeDefined();
  expect(screen.queryByText('Loading your subscription')).toBeNull();
});

it('gives the focus to what has come', async () => {
  const { answer } = await retry();
  answer(reply(200, activePlan));
  const plan = await screen.findByRole('heading', { name: 'Student' });
  await waitFor(() => expect(document.activeElement?.contains(plan)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

it('lets press again when it has failed again', async () => {
  const { answer, button } = await retry();
  answer(reply(403, {}));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(document.activeElement).toBe(button);
});

async function retry() {
  const second = Promise.withResolvers<Response>();
  const answers: (() => Response | Promise<Response>)[] = [() => reply(403, {})];
  await openSubscription({
    answers: {
      '/api/account/subscription': () => (answers.shift() ?? (() => second.promise))(),
    },
  });
  const button = await screen.findByRole('button', { name: 'Try Again' });
  await userEvent.click(button);
  return { button, answer: second.resolve };
}
