import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { findPlace, listCalls, readAddress } from '../../testing/render-account-page.tsx';
import { neverReply, reply } from '../../../testing/stub-server.ts';
import { openSettings, press } from '../../testing/settings-visitor.ts';
import {
  activePlan,
  cancelledPlan,
  freePlan,
  grantedPlan,
  trialPlan,
  unpaidPlan,
} from '../../testing/subscription-samples.ts';

const path = '/api/account/subscription';

it('shows Free without a state, a price or a switch, and says that nothing is paid [SET-16]', async () => {
  await openSection(freePlan);
  const section = await findSection('Free');
  expect(section.getByText('Free, no payment.')).toBeDefined();
  expect(section.queryByText('Inactive')).toBeNull();
  expect(section.queryByText(/\$/)).toBeNull();
  expect(section.queryByText('Auto-renewal')).toBeNull();
  expect(section.queryByRole('switch')).toBeNull();
});

it('shows a paid plan as active, with its next billing date [SET-16]', async () => {
  await openSection(activePlan);
  const section = await findSection();
  expect(section.getByText('Student')).toBeDefined();
  expect(section.getByText('Active')).toBeDefined();
  expect(section.getByText('Billed monthly. Next billing date 2 April 2026.')).toBeDefined();
});

it('shows the price of the own subscription per month, billed monthly, beside the list price of the one catalogue, and never $9.99 [SET-23] [LIM-14] [LIM-15] [LIM-09]', async () => {
  await openSection({ ...activePlan, plan: 'educator' });
  const section = await findSection();
  const price = section.getByText('$5').parentElement;
  expect(price?.textContent).toBe('$5 List price $19 per month');
  expect(price?.querySelector('s')?.textContent).toBe('List price $19');
  expect(section.getByText(/^Billed monthly\./)).toBeDefined();
  expect(document.body.textContent).not.toContain('9.99');
});

it('strikes no list price where that is what is paid', async () => {
  await openSection({ ...activePlan, price: 9 });
  const section = await findSection();
  expect(section.getByText('$9').closest('s')).toBeNull();
  expect(section.queryByText(/List price/)).toBeNull();
});

it('shows a granted plan as active, without a price that nobody pays and without anything to cancel', async () => {
  await openSection(grantedPlan);
  const section = await findSection();
  expect(section.getByText('Student')).toBeDefined();
  expect(section.getByText('Active')).toBeDefined();
  expect(section.queryByText(/\$/)).toBeNull();
  expect(section.getByText('Nothing is billed for this plan.')).toBeDefined();
  expect(section.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
  expect(section.queryByRole('link', { name: 'Manage Subscription' })).toBeNull();
  expect(section.queryByRole('switch')).toBeNull();
});

it.each([
  ['active', activePlan, 'true'],
  ['on trial with a card', { ...trialPlan, cardEnding: '4242' }, 'true'],
  ['on trial without a card', trialPlan, 'false'],
  ['cancelled', cancelledPlan, 'false'],
])(
  'shows whether a plan that is %s renews, by a switch that nobody can press [ROLE-19]',
  async (_state, subscription, isOn) => {
    await openSection(subscription);
    const renewal = (await findSection()).getByRole('switch', { name: 'Auto-renewal' });
    expect(renewal).toHaveProperty('disabled', true);
    expect(renewal.getAttribute('aria-checked')).toBe(isOn);
  },
);

it("lists the features of the user's plan, with a mark on those that are not there yet [SET-19]", async () => {
  await openSection({ ...activePlan, plan: 'educator' });
  const lines = (await findSection()).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Everything in Student',
    'Unlimited students',
    'Class management tools Coming soon',
    'Auto-grading and feedback',
    'Student progress reports Coming soon',
  ]);
});

it('lists the features of Free for those who have no more [SET-19]', async () => {
  await openSection(freePlan);
  const lines = (await findSection('Free')).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    '5 quizzes per month',
    'Basic flashcards',
    'Multiple choice questions',
    'Basic progress tracking',
  ]);
});

it('leads free users to /pricing by "Upgrade to Premium", and offers them nothing to cancel [SET-20]', async () => {
  await openSection(freePlan);
  const section = await findSection('Free');
  expect(section.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
  await userEvent.click(section.getByRole('link', { name: 'Upgrade to Premium' }));
  expect(await findPlace()).toBe('/pricing');
});

it('offers premium "Cancel Subscription" and no upgrade [SET-21]', async () => {
  await openSection(activePlan);
  const section = await findSection();
  expect(section.getByRole('button', { name: 'Cancel Subscription' })).toBeDefined();
  expect(section.queryByRole('link', { name: 'Upgrade to Premium' })).toBeNull();
});

it('leads everybody to /pricing by "View All Plans" [SET-22]', async () => {
  await openSection(activePlan);
  await userEvent.click((await findSection()).getByRole('link', { name: 'View All Plans' }));
  expect(await findPlace()).toBe('/pricing');
});

it('leads to /settings/subscription by "Manage Subscription" [ROUTE-13]', async () => {
  await openSection(activePlan);
  await userEvent.click((await findSection()).getByRole('link', { name: 'Manage Subscription' }));
  await screen.findByRole('heading', { level: 1, name: 'Subscription' });
  expect(readAddress()).toBe('/settings/subscription');
});

it('reads the plan from the server, whatever flags lie in the browser [SET-24] (CF-14)', async () => {
  localStorage.setItem('isPremium', 'true');
  localStorage.setItem('premium', 'true');
  const asked = await openSection(freePlan);
  const section = await findSection('Free');
  expect(section.getByText('Free, no payment.')).toBeDefined();
  expect(listCalls(asked)).toContain('GET /api/account/subscription');
});

it('says that a trial ends, and what comes after it with a card', async () => {
  await openSection({ ...trialPlan, cardEnding: '4242' });
  const section = await findSection();
  expect(section.getByText('Free trial until 24 November 2026, then $5 per month.')).toBeDefined();
  expect(section.getByText('Active')).toBeDefined();
});

it('says that a payment failed, and how long premium lasts', async () => {
  await openSection(unpaidPlan);
  const section = await findSection();
  expect(
    section.getByText(
      'The last payment failed. Update your card to keep your plan: access lasts until 16 April 2026.',
    ),
  ).toBeDefined();
  expect(section.getByRole('button', { name: 'Update card' })).toBeDefined();
});

it('shows Free with premium until the end of the billing cycle after cancelling [SET-27] [SET-28]', async () => {
  const asked = await openSection(activePlan, {
    '/api/account/subscription/cancel': () => reply(200, cancelledPlan),
  });
  await press('Cancel Subscription');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
  const section = await findSection('Free (Premium until end of billing cycle)');
  expect(section.getByText('Inactive')).toBeDefined();
  expect(
    section.getByText("Premium lasts until 2 April 2026. You won't be charged again."),
  ).toBeDefined();
  expect(listCalls(asked)).toContain('POST /api/account/subscription/cancel');
});

it('keeps its shape while it loads', async () => {
  await openSettings({
    user: { plan: 'student', isPremium: true },
    answers: { [path]: neverReply },
  });
  const section = within(screen.getByRole('region', { name: 'Subscription' }));
  expect(section.getByText('Loading your subscription').closest('[role="status"]')).not.toBeNull();
  expect(section.getByText('Auto-renewal')).toBeDefined();
});

it('says when the plan could not be loaded, and asks again by "Try Again"', async () => {
  const answers = [() => reply(403, {}), () => reply(200, activePlan)];
  await openSettings({
    user: { plan: 'student', isPremium: true },
    answers: { [path]: () => (answers.shift() ?? neverReply)() },
  });
  expect(await screen.findByText("We couldn't load your subscription.")).toBeDefined();
  await press('Try Again');
  expect((await findSection()).getByText('Student')).toBeDefined();
});

type Answers = NonNullable<Parameters<typeof openSettings>[0]>['answers'];

function openSection(subscription: typeof activePlan, answers: Answers = {}) {
  const { plan, isPremium } = subscription;
  return openSettings({
    user: { plan, isPremium },
    answers: { [path]: () => reply(200, subscription), ...answers },
  });
}

/** Once it has its answer. */
async function findSection(words: string | RegExp = /^(Active|Inactive)$/) {
  const section = within(screen.getByRole('region', { name: 'Subscription' }));
  await section.findByText(words);
  return section;
}
