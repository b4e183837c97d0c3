import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  forgetAccountPage,
  listCalls,
  readAddress,
  readSessionPlan,
} from '../../render-account-page.tsx';
import { reply } from '../../stub-server.ts';
import { activePlan, freePlan, trialPlan } from './subscription-samples.ts';
import { openSubscription } from './subscription-visitor.tsx';

afterEach(() => {
  vi.useRealTimers();
  forgetAccountPage();
});

const path = '/api/account/subscription';
const done = '?checkout=done';

it('asks every second after paying until the plan is there, then says so and cleans the address', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers = [freePlan, freePlan, { ...trialPlan }];
  const asked = await openSubscription({
    subscription: freePlan,
    search: done,
    answers: { [path]: () => reply(200, answers.shift() ?? trialPlan) },
  });
  expect(await screen.findByText('Thank you. Your plan is being activated.')).toBeDefined();
  expect(screen.queryByText('Your plan is active.')).toBeNull();
  await wait(2_500);
  expect(await screen.findByText('Your plan is active.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Student' })).toBeDefined();
  expect(readAddress()).toBe('/settings/subscription');
  const count = countAsked(asked);
  expect(count).toBe(3);
  await wait(5_000);
  expect(countAsked(asked)).toBe(count);
});

it('grants nothing by itself: without news from the server the plan stays Free', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openSubscription({ subscription: freePlan, search: done });
  await wait(5_000);
  expect(screen.getByRole('heading', { name: 'Free' })).toBeDefined();
  expect(screen.getByText('Inactive')).toBeDefined();
});

it('says after a minute that it takes longer, and stops asking', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = await openSubscription({ subscription: freePlan, search: done });
  await wait(61_000);
  expect(
    screen.getByText(
      'This takes longer than 60 seconds. You may leave this page: your plan becomes active by itself.',
    ),
  ).toBeDefined();
  const count = countAsked(asked);
  await wait(10_000);
  expect(countAsked(asked)).toBe(count);
});

it('says that nothing was bought to whoever turned back', async () => {
  await openSubscription({ subscription: freePlan, search: '?checkout=cancelled' });
  expect(await screen.findByText('Nothing was bought.')).toBeDefined();
});

it('tells the session of another plan, so that every screen has its rights at once (CF-14)', async () => {
  const answers = [freePlan, freePlan];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openSubscription({
    subscription: freePlan,
    search: done,
    answers: { [path]: () => reply(200, answers.shift() ?? activePlan) },
  });
  expect(readSessionPlan()).toEqual({ plan: 'free', isPremium: false });
  await wait(2_500);
  expect(readSessionPlan()).toEqual({ plan: 'student', isPremium: true });
});

it('takes the rights of a plan that has ended from the session too (CF-14)', async () => {
  await openSubscription({
    subscription: freePlan,
    user: { plan: 'student', isPremium: true },
  });
  await screen.findByRole('heading', { name: 'Free' });
  expect(readSessionPlan()).toEqual({ plan: 'free', isPremium: false });
});

function countAsked(asked: Parameters<typeof listCalls>[0]): number {
  return listCalls(asked).filter((line) => line === `GET ${path}`).length;
}

async function wait(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}
