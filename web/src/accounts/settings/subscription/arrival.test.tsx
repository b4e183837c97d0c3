import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { passTime, startClock } from '../../../testing/clock.ts';
import { listCalls, readAddress, readSessionPlan } from '../../testing/render-account-page.tsx';
import { reply } from '../../../testing/stub-server.ts';
import {
  activePlan,
  cancelledPlan,
  freePlan,
  trialPlan,
} from '../../testing/subscription-samples.ts';
import { openSubscription } from '../../testing/subscription-visitor.tsx';

const path = '/api/account/subscription';
const done = '?checkout=done';

it('asks every second after paying until the plan is there, then says so and cleans the address', async () => {
  startClock();
  const answers = [freePlan, freePlan, { ...trialPlan }];
  const asked = await openSubscription({
    subscription: freePlan,
    search: done,
    answers: { [path]: () => reply(200, answers.shift() ?? trialPlan) },
  });
  expect(await screen.findByText('Thank you. Your plan is being activated.')).toBeDefined();
  expect(screen.queryByText('Your plan is active.')).toBeNull();
  await passTime(2_500);
  expect(await screen.findByText('Your plan is active.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Student' })).toBeDefined();
  expect(readAddress()).toBe('/settings/subscription');
  const count = countAsked(asked);
  expect(count).toBe(3);
  await passTime(5_000);
  expect(countAsked(asked)).toBe(count);
});

it('grants nothing by itself: without news from the server the plan stays Free', async () => {
  startClock();
  await openSubscription({ subscription: freePlan, search: done });
  await passTime(5_000);
  expect(screen.getByRole('heading', { name: 'Free' })).toBeDefined();
  expect(screen.getByText('Free, no payment.')).toBeDefined();
});

it('says after a minute that it takes longer, and stops asking', async () => {
  startClock();
  const asked = await openSubscription({ subscription: freePlan, search: done });
  await passTime(61_000);
  expect(
    screen.getByText(
      'This is taking longer than 60 seconds. You can leave this page: your plan will become active by itself.',
    ),
  ).toBeDefined();
  const count = countAsked(asked);
  await passTime(10_000);
  expect(countAsked(asked)).toBe(count);
});

it('takes back that the plan is active once it is cancelled', async () => {
  await openSubscription({
    subscription: activePlan,
    search: done,
    answers: { [`${path}/cancel`]: () => reply(200, cancelledPlan) },
  });
  expect(await screen.findByText('Your plan is active.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
  await screen.findByText('Your subscription is cancelled.');
  expect(screen.queryByText('Your plan is active.')).toBeNull();
});

it.each([
  ['while the plan is on its way', 1_000],
  ['when it is late', 61_000],
])('invites nobody to buy again %s', async (_when, ms) => {
  startClock();
  await openSubscription({ subscription: freePlan, search: `${done}&plan=student` });
  await screen.findByRole('heading', { name: 'Free' });
  await passTime(ms);
  expect(screen.queryByRole('link', { name: 'Upgrade to Premium' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start Free Trial' })).toBeNull();
});

it('asks again for the invoices when the plan is there', async () => {
  startClock();
  const answers = [{ ...freePlan, hasBilling: true }];
  const asked = await openSubscription({
    subscription: freePlan,
    search: done,
    answers: { [path]: () => reply(200, answers.shift() ?? activePlan) },
  });
  await screen.findByRole('table', { name: 'Invoices' });
  expect(countAsked(asked, `${path}/invoices`)).toBe(1);
  await passTime(1_500);
  await screen.findByText('Your plan is active.');
  expect(countAsked(asked, `${path}/invoices`)).toBe(2);
});

it('says that nothing was bought to whoever turned back', async () => {
  await openSubscription({ subscription: freePlan, search: '?checkout=cancelled' });
  expect(await screen.findByText("Checkout cancelled. You weren't charged.")).toBeDefined();
});

it('tells the session of another plan, so that every screen has its rights at once (CF-14)', async () => {
  const answers = [freePlan, freePlan];
  startClock();
  await openSubscription({
    subscription: freePlan,
    search: done,
    answers: { [path]: () => reply(200, answers.shift() ?? activePlan) },
  });
  expect(readSessionPlan()).toEqual({ plan: 'free', isPremium: false });
  await passTime(2_500);
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

function countAsked(asked: Parameters<typeof listCalls>[0], of = path): number {
  return listCalls(asked).filter((line) => line === `GET ${of}`).length;
}
