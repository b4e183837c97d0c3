import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { StubAttemptServer } from '../../testing/stub-attempt-server.ts';
import { makeTest, questions } from '../../testing/stub-test.ts';
import { openTest } from '../../testing/render-test.tsx';

it('tells a free user that hints are premium, with a badge on the button [RUN-25] [RUN-26] [BROLE-10]', async () => {
  const { server } = await openTest();
  const button = screen.getByRole('button', { name: 'Get Hint PRO' });
  await userEvent.click(button);
  expect(screen.getByText('Get Hint is a premium feature. Upgrade to access hints!')).toBeTruthy();
  const plans = screen.getByRole('link', { name: 'See the plans (opens in a new tab)' });
  expect(plans.getAttribute('href')).toBe('/pricing');
  expect(plans.getAttribute('target')).toBe('_blank');
  expect(server.listCalls('POST')).toEqual([]);
  expect(document.activeElement).toBe(button);
});

it('gives a premium user a real hint from the server [RUN-24] [BROLE-14]', async () => {
  const server = new StubAttemptServer(makeTest());
  server.isPremium = true;
  await openTest({ server });
  const button = screen.getByRole('button', { name: 'Get Hint' });
  await userEvent.click(button);
  expect(await screen.findByText('Think of the temporal lobe.')).toBeTruthy();
  expect(document.activeElement).toBe(button);
});

it('shows a stored hint without asking anybody [RUN-24]', async () => {
  const [first, ...others] = questions;
  const test = makeTest({ questions: first ? [{ ...first, hint: 'A seahorse.' }, ...others] : [] });
  const server = new StubAttemptServer(test);
  server.isPremium = true;
  await openTest({ test, server });
  await userEvent.click(screen.getByRole('button', { name: 'Get Hint' }));
  expect(screen.getByText('A seahorse.')).toBeTruthy();
  expect(server.listCalls('POST')).toEqual([]);
});
