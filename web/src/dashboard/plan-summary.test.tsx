import { cleanup, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reply, maya } from '../testing/stub-server.ts';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { stubTests } from '../attempts/testing/stub-tests.ts';
import DashboardScreen from './dashboard-screen.tsx';

it('shows a plan card with the usage of the month and the limits of the catalogue [DASH-19] [ROLE-06]', async () => {
  const plan = await openCard();
  expect(plan.getByRole('heading', { name: 'Free plan' })).toBeDefined();
  expect(await plan.findByRole('progressbar', { name: 'AI tests this month' })).toBeDefined();
});

it('tells free users of 30,000 characters, 20 questions and 5 tests a month (CF-03, CF-04, SM-04) [DASH-26] [LIM-16] [LIM-17] [LIM-18] [LIM-22]', async () => {
  const plan = await openCard();
  expect(await plan.findByText('2 of 5')).toBeDefined();
  expect(plan.getByText('30,000 characters and 20 questions per test')).toBeDefined();
  expect(wordsOfCard()).not.toMatch(/\b15(k|,000)|\b10\b/);
});

it('tells premium users of 50,000 characters, 50 questions and no limit of tests (CF-04, CF-05, SM-04) [DASH-27] [LIM-19] [LIM-20] [LIM-21]', async () => {
  const plan = await openCard({ isPremium: true });
  expect(await plan.findByText('12, no limit')).toBeDefined();
  expect(plan.getByText('50,000 characters and 50 questions per test')).toBeDefined();
  expect(plan.getByText('Unlimited AI tests')).toBeDefined();
  expect(plan.queryByRole('progressbar')).toBeNull();
  expect(wordsOfCard()).not.toMatch(/\b30(k|,000)/);
});

it('gives the rights of Free to whoever is not premium, whatever the plan is called (CF-14)', async () => {
  const server = stubTests([]);
  server.user = { ...maya, plan: 'student', isPremium: false };
  const plan = await renderCard();
  expect(plan.getByRole('heading', { name: 'Free plan' })).toBeDefined();
  expect(plan.getByText('30,000 characters and 20 questions per test')).toBeDefined();
  expect(plan.getByRole('link', { name: 'Upgrade Now' })).toBeDefined();
});

it('writes a large number as all screens do', async () => {
  const server = stubTests([]);
  server.usage = { ...server.usage, aiTests: { used: 1_200, limit: null } };
  expect(await (await renderCard()).findByText('1,200, no limit')).toBeDefined();
});

it('says the limit of the plan when the usage is not known [LIM-22]', async () => {
  const server = stubTests([]);
  server.refusals['GET /api/usage'] = [() => reply(403, {})];
  const plan = await renderCard();
  expect(await plan.findByText('5 per month')).toBeDefined();
});

it('leads free users to /pricing by "Upgrade Now" [DASH-20]', async () => {
  const plan = await openCard();
  const link = plan.getByRole('link', { name: 'Upgrade Now' });
  expect(link.getAttribute('href')).toBe('/pricing');
  expect(plan.queryByRole('link', { name: 'Manage Subscription' })).toBeNull();
});

it('leads premium users to /settings/subscription by "Manage Subscription" [DASH-21] [LIM-32] [ROLE-06]', async () => {
  const plan = await openCard({ isPremium: true });
  expect(plan.getByRole('heading', { name: 'Student plan' })).toBeDefined();
  const link = plan.getByRole('link', { name: 'Manage Subscription' });
  expect(link.getAttribute('href')).toBe('/settings/subscription');
  expect(plan.queryByRole('link', { name: 'Upgrade Now' })).toBeNull();
});

it('lists for free users what premium adds, and says what is still to come (CF-28) [DASH-22]', async () => {
  const plan = await openCard();
  expect(plan.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '50,000 characters, 50 questions',
    'Unlimited AI tests',
    'Advanced analytics',
    'AI hints',
    'Priority support',
    'YouTube and image input',
  ]);
});

it('lists the same for premium users as theirs (CF-28) [DASH-22]', async () => {
  const plan = await openCard({ isPremium: true });
  expect(plan.getByText('Your plan includes')).toBeDefined();
  expect(plan.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Unlimited AI tests',
    'Advanced analytics',
    'AI hints',
    'Priority support',
    'YouTube and image input',
  ]);
});

it('takes the plan of the server, and no flag or word that this browser keeps (CF-14, SM-03) [DASH-25] [BROLE-22] [BROLE-23]', async () => {
  keepFlags();
  const plan = await openCard();
  expect(plan.getByRole('heading', { name: 'Free plan' })).toBeDefined();
  expect(plan.getByRole('link', { name: 'Upgrade Now' })).toBeDefined();
});

it.each([0, 0.29, 0.31, 0.999])(
  'shows the plan of the server whatever chance says: %d (SM-03) [DASH-25] [LIM-32]',
  async (chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    expect((await openCard()).getByRole('heading', { name: 'Free plan' })).toBeDefined();
    cleanup();
    const premium = await openCard({ isPremium: true });
    expect(premium.getByRole('heading', { name: 'Student plan' })).toBeDefined();
  },
);

async function openCard({ isPremium = false } = {}) {
  const server = stubTests([]);
  if (isPremium) {
    server.user = { ...maya, plan: 'student', isPremium: true };
    server.usage = {
      aiTests: { used: 12, limit: null },
      aiCardSets: { used: 3, limit: null },
      aiAnswers: { used: 0, limit: null },
    };
  }
  return renderCard();
}

async function renderCard() {
  renderAsMaya([{ path: '/dashboard', Component: DashboardScreen }], '/dashboard');
  return within(await screen.findByRole('region', { name: 'Your plan' }));
}

function wordsOfCard(): string {
  return screen.getByRole('region', { name: 'Your plan' }).textContent;
}

/** As a page of old might have kept them, or somebody who would like to be premium. */
function keepFlags() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of ['isPremium', 'premium', 'hasPremium', 'is_premium', 'userIsPremium']) {
      storage.setItem(key, 'true');
    }
    for (const key of ['plan', 'userPlan', 'tier']) storage.setItem(key, 'student');
    const told = JSON.stringify({ plan: 'student', isPremium: true, state: 'active' });
    for (const key of ['subscription', 'user', 'account']) storage.setItem(key, told);
  }
}
