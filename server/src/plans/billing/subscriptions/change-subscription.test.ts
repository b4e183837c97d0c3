import { betaPromotion } from '@engram/core/plans/catalogue.ts';
import { expect, it, onTestFinished } from 'vitest';
import { day, startBillingApp } from '../../../testing/start-billing-app.ts';

const { app, platform, stripe, signIn, advance, ask, buy, checkout, view, waitFor } =
  await startBillingApp();

async function subscribe(plan: 'student' | 'educator' = 'student') {
  const maya = await signIn();
  const subscriptionId = await buy(maya, { plan });
  const bought = await waitFor(maya, ({ isPremium }) => isPremium);
  return { maya, subscriptionId, bought };
}

/** For this test: today's prices are those of the list. */
function endBetaOffer() {
  betaPromotion.isOn = false;
  onTestFinished(() => {
    betaPromotion.isOn = true;
  });
}

const leave = ({ headers }: { headers: Record<string, string> }) =>
  app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers,
    payload: { confirmation: 'DELETE' },
  });

it('ends a subscription with the period that is paid for, at the payment service too [SET-27] [SET-29] [API-28]', async () => {
  const { maya, subscriptionId, bought } = await subscribe();
  const cancelled = (await ask(maya, 'POST', '/cancel')).json();
  expect(cancelled).toMatchObject({
    state: 'cancelled',
    isPremium: true,
    nextBillingDate: bought.nextBillingDate,
    accessUntil: bought.nextBillingDate,
  });
  const there = stripe.state.subscriptions.find(({ id }) => id === subscriptionId);
  expect(there?.cancel_at_period_end).toBe(true);

  const left = Date.parse(cancelled.accessUntil) - platform.clock.now().getTime();
  await advance(left - 60_000);
  expect(await view(maya)).toMatchObject({ isPremium: true, state: 'cancelled' });
  await advance(120_000);
  expect(await waitFor(maya, ({ state }) => state === 'free')).toMatchObject({
    isPremium: false,
    plan: 'free',
    accessUntil: null,
  });
});

it('takes the rights away on time also when nobody tells of the end', async () => {
  const { maya } = await subscribe();
  const { accessUntil } = (await ask(maya, 'POST', '/cancel')).json();
  stripe.settings.isSilent = true;
  await advance(Date.parse(accessUntil) - platform.clock.now().getTime() + 1_000);
  stripe.settings.isSilent = false;
  expect(await view(maya)).toMatchObject({ isPremium: false, state: 'free' });
});

it('goes on after a cancellation that was taken back', async () => {
  const { maya, bought } = await subscribe();
  await ask(maya, 'POST', '/cancel');
  const resumed = (await ask(maya, 'POST', '/resume')).json();
  expect(resumed).toEqual(bought);
});

it('goes on also after a cancellation that was made in the portal', async () => {
  const { maya, bought } = await subscribe();
  const { url } = (await ask(maya, 'POST', '/portal')).json();
  await fetch(`${url}/cancel`, { method: 'POST', redirect: 'manual' });
  await waitFor(maya, ({ state }) => state === 'cancelled');
  expect((await ask(maya, 'POST', '/resume')).json()).toEqual(bought);
});

it('changes nothing by cancelling what is cancelled', async () => {
  const { maya } = await subscribe();
  const first = (await ask(maya, 'POST', '/cancel')).json();
  expect((await ask(maya, 'POST', '/cancel')).json()).toEqual(first);
});

it('cancels, resumes and changes nothing for who has no subscription', async () => {
  const maya = await signIn();
  const omar = await signIn({ plan: 'student' });
  for (const caller of [maya, omar]) {
    for (const path of ['/cancel', '/resume', '/portal']) {
      const refused = await ask(caller, 'POST', path);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'not-subscribed']);
    }
    const change = await ask(caller, 'POST', '/plan', { plan: 'educator' });
    expect(change.json().code).toBe('not-subscribed');
  }
});

it('says that a plan was granted by the operator, and that nothing is billed', async () => {
  const omar = await signIn({ plan: 'student' });
  expect(await view(omar)).toMatchObject({
    state: 'granted',
    isPremium: true,
    plan: 'student',
    price: null,
    billingCycle: null,
  });
});

it('says that nothing changed when the payment service does not answer (NS-58)', async () => {
  const { maya, bought } = await subscribe();
  stripe.settings.isDown = 'error';
  const failed = await ask(maya, 'POST', '/cancel');
  stripe.settings.isDown = false;
  expect([failed.statusCode, failed.json().message]).toEqual([
    502,
    "We couldn't reach the payment service. Please try again.",
  ]);
  expect(await view(maya)).toEqual(bought);
});

it('changes to the other paid plan, prorated [PRICE-21]', async () => {
  const { maya } = await subscribe();
  const changed = (await ask(maya, 'POST', '/plan', { plan: 'educator' })).json();
  expect(changed).toMatchObject({ plan: 'educator', isPremium: true, state: 'trial', price: 5 });
  const calls = stripe.state.calls.filter(({ method }) => method === 'POST').length;
  expect((await ask(maya, 'POST', '/plan', { plan: 'educator' })).json()).toEqual(changed);
  expect(stripe.state.calls.filter(({ method }) => method === 'POST')).toHaveLength(calls);
});

it('keeps the price that is locked in with every paid plan, also when the beta offer is over (D3) [LAND-25]', async () => {
  const { maya, subscriptionId } = await subscribe('educator');
  endBetaOffer();
  const changed = (await ask(maya, 'POST', '/plan', { plan: 'student' })).json();
  expect(changed).toMatchObject({ plan: 'student', price: 5 });
  const back = (await ask(maya, 'POST', '/plan', { plan: 'educator' })).json();
  expect(back).toMatchObject({ plan: 'educator', price: 5 });
  const there = stripe.state.subscriptions.find(({ id }) => id === subscriptionId);
  expect(there?.items.data.map(({ price }) => price.unit_amount)).toEqual([500]);
});

it('charges who comes after the beta offer the list price of each plan (D3)', async () => {
  endBetaOffer();
  const { maya, bought } = await subscribe('student');
  expect(bought).toMatchObject({ plan: 'student', price: 9 });
  const changed = (await ask(maya, 'POST', '/plan', { plan: 'educator' })).json();
  expect(changed).toMatchObject({ plan: 'educator', price: 19 });
});

it('leaves no customer behind of whoever deletes the account while paying', async () => {
  const maya = await signIn();
  const asked = () => stripe.state.calls.filter(({ path }) => path === '/v1/customers').length;
  const before = asked();
  // Long enough to leave in the middle of it.
  stripe.settings.latencyMs = 2_000;
  const opening = checkout(maya);
  await expect.poll(asked).toBe(before + 1);
  await leave(maya);
  expect((await opening).json().code).toBe('not-signed-in');
  stripe.settings.latencyMs = 0;
  const { customers } = stripe.state;
  await expect.poll(() => 'deleted' in (customers.at(-1) ?? {}), { timeout: 20_000 }).toBe(true);
});

it('opens the page of cards and receipts, and leads back', async () => {
  const { maya } = await subscribe();
  const { url } = (await ask(maya, 'POST', '/portal')).json();
  expect((await fetch(url)).status).toBe(200);
});

it('learns of a cancellation that was made at the payment service', async () => {
  const { maya, subscriptionId } = await subscribe();
  await stripe.endSubscription(subscriptionId);
  await waitFor(maya, ({ state }) => state === 'free');
  expect(await view(maya)).toMatchObject({ isPremium: false, hasBilling: true });
});

it('charges nobody who has deleted the account, and the payment service forgets them', async () => {
  const { maya, subscriptionId } = await subscribe();
  expect((await leave(maya)).statusCode).toBe(200);
  await expect
    .poll(() => stripe.state.subscriptions.find(({ id }) => id === subscriptionId)?.status, {
      timeout: 20_000,
    })
    .toBe('canceled');
  await advance(40 * day);
  const customer = stripe.state.subscriptions.find(({ id }) => id === subscriptionId)?.customer;
  expect(stripe.state.charges.filter((charge) => charge.customer === customer)).toEqual([]);
});
