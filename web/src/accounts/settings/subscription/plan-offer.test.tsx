import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodiesSentTo, readAddress } from '../../testing/render-account-page.tsx';
import { neverReply, reply } from '../../../testing/stub-server.ts';
import { forgetPage } from '../../../testing/forget-page.ts';
import {
  activePlan,
  cancelledPlan,
  freePlan,
  grantedPlan,
  trialPlan,
  unpaidPlan,
} from '../../testing/subscription-samples.ts';
import { catchLeaving, openSubscription } from '../../testing/subscription-visitor.tsx';

const checkoutPath = '/api/account/subscription/checkout';
const changePath = '/api/account/subscription/plan';
const student = '?plan=student';
const educator = '?plan=educator';

it('offers the trial of the plan in the address, with its price and the list price struck (CF-17, CF-27)', async () => {
  await openSubscription({ subscription: freePlan, search: student });
  const offer = await findOffer('Start Student');
  expect(offer.getByText('7-day free trial, no card needed. Then $5 per month.')).toBeDefined();
  expect(offer.getByText(/List price/).closest('p')?.textContent).toBe('$5 List price $9');
  expect(offer.getByRole('button', { name: 'Start Free Trial' })).toBeDefined();
});

it('offers whoever has tried already to subscribe, billed today (NS-41)', async () => {
  await openSubscription({
    subscription: { ...freePlan, canTry: false, hasBilling: true },
    search: educator,
  });
  const offer = await findOffer('Start Educator');
  expect(offer.getByText('Billed today, then monthly.')).toBeDefined();
  expect(offer.getByText(/List price/).closest('p')?.textContent).toBe('$5 List price $19');
  expect(offer.getByRole('button', { name: 'Subscribe' })).toBeDefined();
});

it('goes to the page of the payment service for the plan of the address', async () => {
  const leaving = catchLeaving();
  const asked = await openSubscription({
    subscription: freePlan,
    search: educator,
    answers: { [checkoutPath]: () => reply(200, { url: 'https://pay.example/checkout' }) },
  });
  const offer = await findOffer('Start Educator');
  await userEvent.click(offer.getByRole('button', { name: 'Start Free Trial' }));
  await waitFor(() => expect(leaving).toHaveBeenCalledWith('https://pay.example/checkout'));
  expect(bodiesSentTo(asked, checkoutPath)).toEqual([{ plan: 'educator' }]);
  // Until the browser has left, nobody presses twice.
  const button = offer.getByRole('button', { name: 'Opening the payment page...' });
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('can be pressed again by whoever comes back from the payment service', async () => {
  catchLeaving();
  await openSubscription({
    subscription: freePlan,
    search: student,
    answers: { [checkoutPath]: () => reply(200, { url: 'https://pay.example/checkout' }) },
  });
  const offer = await findOffer('Start Student');
  await userEvent.click(offer.getByRole('button', { name: 'Start Free Trial' }));
  await offer.findByRole('button', { name: 'Opening the payment page...' });
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await offer.findByRole('button', { name: 'Start Free Trial' })).toBeDefined();
});

it('sends one key with each press, and another one with the next', async () => {
  const asked = await openSubscription({
    subscription: freePlan,
    search: student,
    answers: { [checkoutPath]: () => reply(409, { code: 'in-progress', message: 'Wait.' }) },
  });
  const offer = await findOffer('Start Student');
  await userEvent.click(offer.getByRole('button', { name: 'Start Free Trial' }));
  await offer.findByText('Wait.');
  await userEvent.click(offer.getByRole('button', { name: 'Start Free Trial' }));
  await waitFor(() => expect(bodiesSentTo(asked, checkoutPath)).toHaveLength(2));
  const keys = asked
    .filter(({ path }) => path === checkoutPath)
    .map(({ init }) => new Headers(init.headers).get('idempotency-key'));
  expect(keys.every((key) => key !== null && key.length > 20)).toBe(true);
  expect(new Set(keys).size).toBe(2);
});

it('sends one call while that is under way', async () => {
  const asked = await openSubscription({
    subscription: freePlan,
    search: student,
    answers: { [checkoutPath]: neverReply },
  });
  const offer = await findOffer('Start Student');
  await userEvent.dblClick(offer.getByRole('button', { name: 'Start Free Trial' }));
  expect(bodiesSentTo(asked, checkoutPath)).toHaveLength(1);
});

it('says what went wrong, and lets try again', async () => {
  const message = "We couldn't reach the payment service. Please try again.";
  await openSubscription({
    subscription: freePlan,
    search: student,
    answers: { [checkoutPath]: () => reply(409, { code: 'payments-failed', message }) },
  });
  const offer = await findOffer('Start Student');
  await userEvent.click(offer.getByRole('button', { name: 'Start Free Trial' }));
  expect(await offer.findByText(message)).toBeDefined();
  expect(offer.getByRole('button', { name: 'Start Free Trial' })).toBeDefined();
});

it.each([
  ['an active plan', activePlan],
  ['a trial', trialPlan],
  ['a granted plan', grantedPlan],
])(
  'says to whoever has the plan already, by %s, that they have it',
  async (_kind, subscription) => {
    await openSubscription({ subscription, search: student });
    expect(await screen.findByText("You're already on Student.")).toBeDefined();
    expect(screen.queryByRole('button', { name: /Start Free Trial|Subscribe$|Switch/ })).toBeNull();
  },
);

it('switches from one paid plan to the other, prorated, and shows the new one', async () => {
  const asked = await openSubscription({
    search: educator,
    answers: { [changePath]: () => reply(200, { ...activePlan, plan: 'educator' }) },
  });
  const offer = await findOffer('Change to Educator');
  expect(offer.getByText('The difference is prorated.')).toBeDefined();
  await userEvent.click(offer.getByRole('button', { name: 'Switch to Educator' }));
  expect(await screen.findByText("You're now on Educator.")).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: 'Educator' })).toBeDefined();
  expect(bodiesSentTo(asked, changePath)).toEqual([{ plan: 'educator' }]);
  await waitFor(() => expect(readAddress()).toBe('/settings/subscription'));
});

it('keeps the focus at what came of a switch, in a status that was there before', async () => {
  await openSubscription({
    search: educator,
    answers: { [changePath]: () => reply(200, { ...activePlan, plan: 'educator' }) },
  });
  const offer = await findOffer('Change to Educator');
  const empty = screen.getAllByRole('status').filter(({ textContent }) => textContent === '');
  await userEvent.click(offer.getByRole('button', { name: 'Switch to Educator' }));
  const done = await screen.findByText("You're now on Educator.");
  expect(empty.some((region) => region.contains(done))).toBe(true);
  await waitFor(() => expect(readAddress()).toBe('/settings/subscription'));
  await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

it('says of a switch during the trial that nothing is charged', async () => {
  await openSubscription({ subscription: trialPlan, search: educator });
  const offer = await findOffer('Change to Educator');
  expect(offer.getByText('Nothing is charged during the trial.')).toBeDefined();
  expect(screen.queryByText('The difference is prorated.')).toBeNull();
});

it('has one primary button: the upgrade steps back behind an offer', async () => {
  await openSubscription({ subscription: freePlan, search: student });
  const offer = await findOffer('Start Student');
  const start = offer.getByRole('button', { name: 'Start Free Trial' });
  const upgrade = screen.getByRole('link', { name: 'Upgrade to Premium' });
  expect(start.className).toContain('bg-petrol');
  expect(upgrade.className).not.toContain('bg-petrol');
});

it('says why a switch did not work', async () => {
  const message = "We couldn't reach the payment service. Please try again.";
  await openSubscription({
    search: educator,
    answers: { [changePath]: () => reply(409, { code: 'payments-failed', message }) },
  });
  const offer = await findOffer('Change to Educator');
  await userEvent.click(offer.getByRole('button', { name: 'Switch to Educator' }));
  expect(await offer.findByText(message)).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: 'Student' })).toBeDefined();
});

it('asks to resume a cancelled plan, and to pay an unpaid one, before it changes', async () => {
  await openSubscription({ subscription: cancelledPlan, search: educator });
  expect(
    await screen.findByText('Your subscription is cancelled. Resume it to change your plan.'),
  ).toBeDefined();
  forgetPage();
  await openSubscription({ subscription: unpaidPlan, search: educator });
  expect(
    await screen.findByText('The last payment failed. Update your card to change your plan.'),
  ).toBeDefined();
});

it('offers nothing where the server takes no payments, and says so', async () => {
  await openSubscription({ subscription: { ...freePlan, canPay: false }, search: student });
  expect(await screen.findByText('Paid plans are not available on this server.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each(['?plan=free', '?plan=gold', '?plan='])('ignores %s', async (search) => {
  await openSubscription({ subscription: freePlan, search });
  await screen.findByRole('region', { name: 'Your plan' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('region', { name: /^(Start|Change)/ })).toBeNull();
});

async function findOffer(name: string) {
  return within(await screen.findByRole('region', { name }));
}
