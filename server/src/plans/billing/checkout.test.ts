import { expect, it } from 'vitest';
import { checkoutOf, day, startBillingApp } from '../../testing/start-billing-app.ts';
import { startTestApp } from '../../testing/start-app.ts';

const { app, config, platform, stripe, signIn, advance, ask, buy, checkout, view, waitFor } =
  await startBillingApp();

const free = {
  isPremium: false,
  plan: 'free',
  billingCycle: null,
  nextBillingDate: null,
  price: null,
  state: 'free',
  accessUntil: null,
  cardEnding: null,
  canTry: true,
  trialNeedsCard: false,
  canPay: true,
  hasBilling: false,
};

async function entitlementsOf(userId: string) {
  const { rows } = await platform.pool.query(
    'select plan, source from entitlements where user_id = $1',
    [userId],
  );
  return rows;
}

it('shows who has bought nothing as free, by what the server knows [ACC-09] [SET-25]', async () => {
  expect(await view(await signIn())).toEqual(free);
});

it('offers a trial of 7 days without a card, then the beta price, locked in (D3) [LIM-09]', async () => {
  const maya = await signIn();
  const { url } = (await checkout(maya, 'educator')).json();
  await stripe.completeCheckout(checkoutOf(url), { card: null });
  const trial = await waitFor(maya, ({ isPremium }) => isPremium);
  expect(trial).toMatchObject({
    plan: 'educator',
    state: 'trial',
    billingCycle: 'monthly',
    price: 5,
    cardEnding: null,
    canTry: false,
    hasBilling: true,
  });
  const sevenDays = platform.clock.now().getTime() + 7 * day;
  expect(Math.abs(Date.parse(trial.nextBillingDate ?? '') - sevenDays)).toBeLessThan(60_000);
  expect(trial.accessUntil).toBe(trial.nextBillingDate);
  expect(await entitlementsOf(maya.userId)).toEqual([{ plan: 'educator', source: 'stripe' }]);
});

it('gives nothing for coming back from the page of payment: only the payment service is believed', async () => {
  const maya = await signIn();
  const { url } = (await checkout(maya)).json();
  const reply = await app.inject({
    url: `/api/account/subscription?checkout=done&session_id=${checkoutOf(url)}`,
    headers: maya.headers,
  });
  expect(reply.json()).toMatchObject({ isPremium: false });
  stripe.settings.isSilent = true;
  await stripe.completeCheckout(checkoutOf(url));
  expect(await view(maya)).toMatchObject({ isPremium: false, state: 'free' });
  stripe.settings.isSilent = false;
  const done = stripe.state.events.findLast(({ type }) => type === 'checkout.session.completed');
  await stripe.deliver(done?.id ?? '');
  await waitFor(maya, ({ state }) => state === 'trial');
});

it('has the plan already when the buyer comes back after the event, and says the same ever after', async () => {
  const maya = await signIn();
  await buy(maya);
  const before = await waitFor(maya, ({ isPremium }) => isPremium);
  expect(await view(maya)).toEqual(before);
  expect(before).toMatchObject({ plan: 'student', state: 'trial', cardEnding: '4242', price: 5 });
  expect(before.accessUntil).toBeNull();
});

it('sells nothing to whoever has a subscription', async () => {
  const maya = await signIn();
  await buy(maya);
  await waitFor(maya, ({ isPremium }) => isPremium);
  const again = await checkout(maya, 'educator');
  expect([again.statusCode, again.json().code]).toEqual([409, 'already-subscribed']);
  expect(again.json().message).toBe('You already have a subscription.');
});

it('sells nothing twice while no event has come yet', async () => {
  const maya = await signIn();
  stripe.settings.isSilent = true;
  await buy(maya);
  stripe.settings.isSilent = false;
  const again = await checkout(maya);
  expect(again.json().code).toBe('already-subscribed');
  expect(await view(maya)).toMatchObject({ isPremium: true, state: 'trial' });
});

it('has one page of payment open for a buyer, however many were asked for at once', async () => {
  const maya = await signIn();
  const replies = await Promise.all([checkout(maya), checkout(maya, 'educator'), checkout(maya)]);
  const ids = replies.map((reply) => checkoutOf(reply.json().url));
  const open = stripe.state.sessions.filter(({ id, status }) => {
    return ids.includes(id) && status === 'open';
  });
  expect(open).toHaveLength(1);
  const customers = stripe.state.customers.filter((customer) => {
    return 'metadata' in customer && customer.metadata.userId === maya.userId;
  });
  expect(customers).toHaveLength(1);
});

it('opens the same page again for a call that is repeated', async () => {
  const maya = await signIn();
  const headers = { ...maya.headers, 'idempotency-key': 'c1b52a35-0f51-4b5f-9d6c-7f0f3a1f1e11' };
  const send = () =>
    app.inject({
      method: 'POST',
      url: '/api/account/subscription/checkout',
      headers,
      payload: { plan: 'student' },
    });
  const first = (await send()).json();
  expect((await send()).json()).toEqual(first);
});

it('falls back to Free when a trial without a card ends, and offers no second one (NS-41)', async () => {
  const maya = await signIn();
  await buy(maya, { card: null });
  await waitFor(maya, ({ isPremium }) => isPremium);
  await advance(7 * day + 60_000);
  expect(await waitFor(maya, ({ state }) => state === 'free')).toMatchObject({
    isPremium: false,
    plan: 'free',
    canTry: false,
    hasBilling: true,
  });
  const { url } = (await checkout(maya)).json();
  await stripe.completeCheckout(checkoutOf(url));
  expect(await waitFor(maya, ({ isPremium }) => isPremium)).toMatchObject({
    state: 'active',
    price: 5,
  });
});

it('goes on after a trial with a card, month by month, at the price it began with', async () => {
  const maya = await signIn();
  await buy(maya);
  const trial = await waitFor(maya, ({ isPremium }) => isPremium);
  await advance(7 * day + 60_000);
  const paid = await waitFor(maya, ({ state }) => state === 'active');
  expect(paid).toMatchObject({ isPremium: true, price: 5, accessUntil: null });
  expect(Date.parse(paid.nextBillingDate ?? '')).toBeGreaterThan(
    Date.parse(trial.nextBillingDate ?? '') + 27 * day,
  );
  const invoices = (await ask(maya, 'GET', '/invoices')).json().invoices;
  expect(invoices).toEqual([
    {
      id: expect.any(String),
      date: expect.any(String),
      plan: 'student',
      amount: 5,
      isPaid: true,
      pdfUrl: expect.stringMatching(/\.pdf$/),
    },
  ]);
});

it('leads back to the page of the subscription, with what happened', async () => {
  const { url } = (await checkout(await signIn())).json();
  const session = stripe.state.sessions.find(({ id }) => id === checkoutOf(url));
  expect(session).toMatchObject({
    success_url: `${config.PUBLIC_URL}/settings/subscription?checkout=done`,
    cancel_url: `${config.PUBLIC_URL}/settings/subscription?checkout=cancelled&plan=student`,
  });
});

it('takes no other plan than one that is sold', async () => {
  const maya = await signIn();
  for (const plan of ['free', 'gold', '']) {
    expect((await ask(maya, 'POST', '/checkout', { plan })).statusCode).toBe(400);
  }
});

it('says that paid plans are not available where nobody takes payments', async () => {
  const bare = await startTestApp();
  const maya = await bare.signIn();
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    bare.app.inject({ method, url, headers: maya.headers, ...(payload ? { payload } : {}) });
  expect((await send('GET', '/api/plans/offer')).json()).toEqual({
    canPay: false,
    trialNeedsCard: false,
  });
  const view = (await send('GET', '/api/account/subscription')).json();
  expect(view).toEqual({ ...free, canTry: false, canPay: false });
  const path = '/api/account/subscription';
  const refused = await send('POST', `${path}/checkout`, { plan: 'student' });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Paid plans are not available on this server.',
  ]);
  for (const what of ['cancel', 'resume', 'portal']) {
    expect((await send('POST', `${path}/${what}`)).json().code).toBe('payments-off');
  }
  expect((await send('GET', `${path}/invoices`)).json()).toEqual({ invoices: [] });
  expect((await send('POST', '/api/stripe/events', {})).statusCode).toBe(404);
});

it('says on every server whether plans are sold there', async () => {
  expect((await app.inject({ url: '/api/plans/offer' })).json()).toEqual({
    canPay: true,
    trialNeedsCard: false,
  });
});
