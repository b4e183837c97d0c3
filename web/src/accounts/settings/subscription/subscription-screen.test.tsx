import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  findPlace,
  listCalls,
  readAddress,
  renderAccountPage,
} from '../../testing/render-account-page.tsx';
import { neverReply, reply, stubServer } from '../../../testing/stub-server.ts';
import {
  activePlan,
  cancelledPlan,
  freePlan,
  grantedPlan,
  invoices,
  lapsedPlan,
  trialPlan,
  unpaidPlan,
} from '../../testing/subscription-samples.ts';
import { catchLeaving, openSubscription, usage } from '../../testing/subscription-visitor.tsx';

const portalPath = '/api/account/subscription/portal';

it('sends a visitor who is not logged in to /auth [ROUTE-13]', async () => {
  stubServer({});
  renderAccountPage('/settings/subscription');
  expect(await findPlace()).toBe('/auth');
});

it('shows the plan with its state, billing cycle, next billing date and price, as the server says them [ROUTE-13] [ACC-09] [SET-16]', async () => {
  await openSubscription();
  const plan = await findPlan();
  expect(plan.getByRole('heading', { name: 'Student' })).toBeDefined();
  expect(plan.getByText('Active')).toBeDefined();
  expect(plan.getByText('Billed monthly. Next billing date 2 April 2026.')).toBeDefined();
  expect(plan.getByText('per month, beta price locked in')).toBeDefined();
  expect(priceOf(plan)).toBe('$5 List price $9');
});

it('shows another plan with another price and date as the server says them [ACC-09]', async () => {
  await openSubscription({
    subscription: {
      ...activePlan,
      plan: 'educator',
      price: 19,
      nextBillingDate: '2026-12-24T12:00:00.000Z',
    },
  });
  const plan = await findPlan();
  expect(plan.getByRole('heading', { name: 'Educator' })).toBeDefined();
  expect(plan.getByText('Billed monthly. Next billing date 24 December 2026.')).toBeDefined();
  expect(plan.getByText('$19').closest('s')).toBeNull();
  expect(plan.getByText('per month')).toBeDefined();
});

it('shows what an educator pays of the one catalogue: $5 of $19 in beta [SET-23] [LIM-09] [LIM-14] [LIM-15]', async () => {
  await openSubscription({ subscription: { ...activePlan, plan: 'educator' } });
  expect(priceOf(await findPlan())).toBe('$5 List price $19');
  expect(document.body.textContent).not.toContain('9.99');
});

it('shows Free without a price or a switch, with an upgrade that leads to /pricing [SET-20]', async () => {
  await openSubscription({ subscription: freePlan });
  const plan = await findPlan();
  expect(plan.getByRole('heading', { name: 'Free' })).toBeDefined();
  expect(plan.getByText('Free, no payment.')).toBeDefined();
  expect(plan.queryByText('Inactive')).toBeNull();
  expect(plan.queryByText(/\$/)).toBeNull();
  expect(plan.queryByRole('switch')).toBeNull();
  expect(plan.queryByText('Payment')).toBeNull();
  await userEvent.click(plan.getByRole('link', { name: 'Upgrade to Premium' }));
  expect(await findPlace()).toBe('/pricing');
});

it('leads to /pricing by "View All Plans" [SET-22]', async () => {
  await openSubscription();
  await userEvent.click((await findPlan()).getByRole('link', { name: 'View All Plans' }));
  expect(await findPlace()).toBe('/pricing');
});

it('leads back to the settings', async () => {
  await openSubscription();
  await userEvent.click(screen.getByRole('link', { name: 'Account settings' }));
  expect(readAddress()).toBe('/settings');
});

it('shows a granted plan without a price, a card or anything to cancel, though something was paid for before', async () => {
  await openSubscription({ subscription: { ...grantedPlan, hasBilling: true } });
  const plan = await findPlan();
  expect(plan.getByText('Nothing is billed for this plan.')).toBeDefined();
  expect(plan.queryByText(/\$/)).toBeNull();
  expect(plan.queryByText('Payment')).toBeNull();
  expect(plan.queryByRole('button')).toBeNull();
});

it('asks for no card on Free, though one was paid with before', async () => {
  await openSubscription({ subscription: { ...freePlan, hasBilling: true, cardEnding: '4242' } });
  const plan = await findPlan();
  expect(plan.queryByText('Payment')).toBeNull();
  expect(plan.queryByRole('button')).toBeNull();
});

it.each([
  ['active', activePlan, 'true'],
  ['on trial with a card', { ...trialPlan, cardEnding: '4242' }, 'true'],
  ['on trial without a card', trialPlan, 'false'],
  ['cancelled', cancelledPlan, 'false'],
  ['unpaid in the days of grace', unpaidPlan, 'true'],
  ['unpaid after them', lapsedPlan, 'false'],
])(
  'shows whether a plan that is %s renews, by a switch that nobody can press [ROLE-19]',
  async (_state, subscription, isOn) => {
    await openSubscription({ subscription });
    const renewal = (await findPlan()).getByRole('switch', { name: 'Auto-renewal' });
    expect(renewal).toHaveProperty('disabled', true);
    expect(renewal.getAttribute('aria-checked')).toBe(isOn);
  },
);

it('asks for a card during a trial without one, and goes to the page of the payment service', async () => {
  const leaving = catchLeaving();
  await openSubscription({
    subscription: trialPlan,
    answers: { [portalPath]: () => reply(200, { url: 'https://pay.example/portal' }) },
  });
  const plan = await findPlan();
  expect(plan.getByText('Free trial until 24 November 2026.')).toBeDefined();
  expect(plan.getByText('Add a card to continue after the trial.')).toBeDefined();
  expect(plan.getByText('Continues after the trial if you add a card.')).toBeDefined();
  await userEvent.click(plan.getByRole('button', { name: 'Add a card' }));
  await vi.waitFor(() => expect(leaving).toHaveBeenCalledWith('https://pay.example/portal'));
});

it('shows no price of a cancelled plan, because it is not charged again', async () => {
  await openSubscription({ subscription: cancelledPlan });
  const plan = await findPlan();
  expect(plan.getByText('Ends with this billing cycle.')).toBeDefined();
  expect(plan.queryByText(/\$/)).toBeNull();
});

it('says what a trial with a card costs when it ends', async () => {
  await openSubscription({ subscription: { ...trialPlan, cardEnding: '4242' } });
  expect(
    (await findPlan()).getByText('Free trial until 24 November 2026, then $5 per month.'),
  ).toBeDefined();
});

it('changes the card at the payment service', async () => {
  const leaving = catchLeaving();
  await openSubscription({
    answers: { [portalPath]: () => reply(200, { url: 'https://pay.example/portal' }) },
  });
  const plan = await findPlan();
  expect(plan.getByText('Card ending 4242')).toBeDefined();
  await userEvent.click(plan.getByRole('button', { name: 'Change' }));
  await vi.waitFor(() => expect(leaving).toHaveBeenCalledWith('https://pay.example/portal'));
});

it('says why the payment service could not be opened', async () => {
  const leaving = catchLeaving();
  const message = "We couldn't reach the payment service. Please try again.";
  await openSubscription({
    answers: { [portalPath]: () => reply(409, { code: 'payments-failed', message }) },
  });
  await userEvent.click((await findPlan()).getByRole('button', { name: 'Change' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(leaving).not.toHaveBeenCalled();
});

it('says that a payment failed, how long access lasts, and leads to the card', async () => {
  const leaving = catchLeaving();
  await openSubscription({
    subscription: unpaidPlan,
    answers: { [portalPath]: () => reply(200, { url: 'https://pay.example/portal' }) },
  });
  const plan = await findPlan();
  expect(
    plan.getByText(
      'The last payment failed. Update your card to keep your plan: access lasts until 16 April 2026.',
    ),
  ).toBeDefined();
  await userEvent.click(plan.getByRole('button', { name: 'Update card' }));
  await vi.waitFor(() => expect(leaving).toHaveBeenCalledWith('https://pay.example/portal'));
});

it('asks after the days of grace for a card to get the plan back, and lets the debt be cancelled', async () => {
  await openSubscription({ subscription: lapsedPlan });
  const plan = await findPlan();
  expect(plan.getByRole('heading', { name: 'Free' })).toBeDefined();
  expect(plan.getByText('Inactive')).toBeDefined();
  expect(
    plan.getByText('The last payment failed. Update your card to get your plan back.'),
  ).toBeDefined();
  expect(plan.getByText('Continues once the last payment goes through.')).toBeDefined();
  expect(plan.getByRole('button', { name: 'Update card' })).toBeDefined();
  expect(plan.getByRole('button', { name: 'Cancel Subscription' })).toBeDefined();
  expect(plan.queryByRole('link', { name: 'Upgrade to Premium' })).toBeNull();
  expect(plan.queryByText(/\$/)).toBeNull();
  expect(screen.queryByText('30-day money-back guarantee.')).toBeNull();
});

it('lists the invoices with date, plan, amount and a link to the file where there is one', async () => {
  await openSubscription();
  const table = within(await screen.findByRole('table', { name: 'Invoices' }));
  const rows = table.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    [],
    ['2 March 2026', 'Student, monthly', '$5.00', 'PDF of 2 March 2026'],
    ['2 February 2026', 'Student, monthly', '$5.00', ''],
  ]);
  const link = table.getByRole('link', { name: /PDF/ });
  expect(link.getAttribute('href')).toBe('https://pay.example/in_2.pdf');
});

it('marks an invoice that is not paid', async () => {
  const unpaid = invoices.slice(0, 1).map((invoice) => ({ ...invoice, isPaid: false }));
  await openSubscription({
    answers: {
      '/api/account/subscription/invoices': () => reply(200, { invoices: unpaid }),
    },
  });
  expect(await screen.findByText('Not paid')).toBeDefined();
});

it('has no invoices where there are none, and asks for none where nothing was ever billed', async () => {
  const asked = await openSubscription({ subscription: grantedPlan });
  await findPlan();
  expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull();
  expect(listCalls(asked)).not.toContain('GET /api/account/subscription/invoices');
});

it('hides an empty list of invoices', async () => {
  await openSubscription({
    answers: { '/api/account/subscription/invoices': () => reply(200, { invoices: [] }) },
  });
  await findPlan();
  await vi.waitFor(() => expect(screen.queryByText('Loading your invoices')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull();
});

it('says when the invoices could not be loaded, and asks again by "Try Again"', async () => {
  const answers = [() => reply(403, {})];
  await openSubscription({
    answers: {
      '/api/account/subscription/invoices': () =>
        (answers.shift() ?? (() => reply(200, { invoices })))(),
    },
  });
  expect(await screen.findByText("We couldn't load your invoices.")).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table', { name: 'Invoices' })).toBeDefined();
});

it('shows what is used this month, of how much, and how large a test may be', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-14T12:00:00Z'), toFake: ['Date'] });
  await openSubscription();
  const month = within(await screen.findByRole('region', { name: 'March so far' }));
  expect((await month.findByText('18')).parentElement?.textContent).toBe('AI tests18');
  expect(month.getByText('Unlimited')).toBeDefined();
  const sets = month.getByRole('progressbar', { name: 'AI flashcard sets' });
  expect(sets.getAttribute('aria-valuenow')).toBe('60');
  expect(sets.getAttribute('aria-valuetext')).toBe('3 of 5');
  expect(month.getByText('of 5')).toBeDefined();
  // Midnight UTC on the clock of London in summer (D44).
  expect(month.getByText('Resets on 1 April at 01:00.')).toBeDefined();
  expect(month.getAllByRole('definition').map((limit) => limit.textContent)).toEqual([
    '50,000',
    '50',
  ]);
});

it('shows the limits of Free to those who have no more', async () => {
  await openSubscription({ subscription: freePlan });
  await findPlan();
  expect(screen.getAllByRole('definition').map((limit) => limit.textContent)).toEqual([
    '30,000',
    '20',
  ]);
});

it('says when the usage could not be loaded', async () => {
  const answers = [() => reply(403, {})];
  await openSubscription({
    answers: { '/api/usage': () => (answers.shift() ?? (() => reply(200, usage)))() },
  });
  expect(await screen.findByText("We couldn't load your usage.")).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('18')).toBeDefined();
});

it('lists what the plan includes, and the 30-day money-back guarantee on a paid one [SET-19] [LIM-34]', async () => {
  await openSubscription();
  const included = within(await screen.findByRole('region', { name: 'Included' }));
  expect(included.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Unlimited quizzes and flashcards',
    'All question types',
    'Advanced analytics',
    'Adaptive learning',
    'Priority support',
  ]);
  expect(included.getByText('30-day money-back guarantee.')).toBeDefined();
});

it('gives no guarantee on what costs nothing', async () => {
  await openSubscription({ subscription: freePlan });
  const included = await screen.findByRole('region', { name: 'Included' });
  expect(included.textContent).not.toContain('money-back');
});

it('shows that it loads', async () => {
  await openSubscription({ answers: { '/api/account/subscription': neverReply } });
  expect(screen.getByText('Loading your subscription')).toBeDefined();
});

it('says when the subscription could not be loaded, and asks again by "Try Again"', async () => {
  const answers = [() => reply(403, {})];
  await openSubscription({
    answers: {
      '/api/account/subscription': () => (answers.shift() ?? (() => reply(200, activePlan)))(),
    },
  });
  expect(await screen.findByText("We couldn't load your subscription.")).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Student' })).toBeDefined();
});

async function findPlan() {
  return within(await screen.findByRole('region', { name: 'Your plan' }));
}

function priceOf(plan: Awaited<ReturnType<typeof findPlan>>) {
  return plan.getByText(/List price/).closest('p')?.textContent;
}
