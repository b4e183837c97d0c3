import { afterEach, beforeEach, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { openShop, type Shop } from './open-shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.fake.stop());

it('sells a subscription that is paid at once', async () => {
  const session = await shop.createSession({ client_reference_id: 'u1', metadata: { a: 'b' } });
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 799,
    client_reference_id: 'u1',
    metadata: { a: 'b' },
    subscription: null,
  });
  expect(session.id).toMatch(/^cs_test_/);
  expect(session.url).toBe(`${shop.fake.url}/pay/${session.id}`);

  await shop.fake.completeCheckout(session.id, { card: '4242' });

  const done = await shop.client.checkout.sessions.retrieve(session.id, {
    expand: ['subscription', 'subscription.default_payment_method'],
  });
  expect(done).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    subscription: {
      status: 'active',
      customer: shop.customer.id,
      cancel_at_period_end: false,
      default_payment_method: { card: { last4: '4242' } },
      items: { data: [{ price: { unit_amount: 799, product: 'student' } }] },
    },
  });
  const { data: invoices } = await shop.client.invoices.list({ customer: shop.customer.id });
  expect(invoices).toMatchObject([
    {
      status: 'paid',
      amount_paid: 799,
      billing_reason: 'subscription_create',
      parent: { subscription_details: { subscription: shop.fake.state.subscriptions[0]?.id } },
    },
  ]);
  const { data: charges } = await shop.client.charges.list({ customer: shop.customer.id });
  expect(charges).toMatchObject([{ paid: true, amount: 799, refunded: false }]);
});

it('starts a trial without a card, with the metadata that was given', async () => {
  const subscription = await shop.subscribe({ isTrial: true, card: null });
  expect(subscription).toMatchObject({
    status: 'trialing',
    default_payment_method: null,
    metadata: { plan: 'student' },
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
  });
  const [item] = subscription.items.data;
  expect(Number(subscription.trial_end) - Number(subscription.trial_start)).toBe(7 * 86_400);
  expect(item?.current_period_end).toBe(subscription.trial_end);
  expect(shop.fake.state.charges).toEqual([]);
  expect(shop.fake.state.invoices).toMatchObject([{ status: 'paid', total: 0 }]);
});

it('wants a card where there is no trial', async () => {
  const session = await shop.createSession({ payment_method_collection: 'if_required' });
  await expect(shop.fake.completeCheckout(session.id, { card: null })).rejects.toThrow(
    'A card is required.',
  );
  expect(shop.fake.state.subscriptions).toEqual([]);
});

it('expires a session once, and one that nobody pays by itself', async () => {
  const session = await shop.createSession();
  const expired = await shop.client.checkout.sessions.expire(session.id);
  expect(expired).toMatchObject({ status: 'expired', url: null });
  await expect(shop.client.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(shop.fake.completeCheckout(session.id)).rejects.toThrow('not open');

  const other = await shop.createSession();
  await shop.fake.advance(25 * 3_600_000);
  expect(await shop.client.checkout.sessions.retrieve(other.id)).toMatchObject({
    status: 'expired',
  });
});

it('does what a key names once', async () => {
  const ask = (email: string) =>
    shop.client.customers.create({ email }, { idempotencyKey: 'customer-of-u1' });
  const first = await ask('one@example.com');
  const again = await ask('one@example.com');
  expect(again.id).toBe(first.id);
  expect(shop.fake.state.customers).toHaveLength(2);
  await expect(ask('two@example.com')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

it('lists subscriptions newest first, page by page, ended ones when asked', async () => {
  const ended = await shop.subscribe();
  await shop.client.subscriptions.cancel(ended.id);
  await shop.fake.advance(86_400_000);
  const from = Math.floor(shop.fake.now() / 1000);
  const second = await shop.subscribe();
  const third = await shop.subscribe();

  const ids = (list: { data: { id: string }[] }) => list.data.map(({ id }) => id);
  const list = (params: Stripe.SubscriptionListParams) => shop.client.subscriptions.list(params);
  expect(ids(await list({}))).toEqual([third.id, second.id]);
  expect(ids(await list({ status: 'all' }))).toEqual([third.id, second.id, ended.id]);
  expect(ids(await list({ status: 'all', created: { gte: from } }))).toEqual([third.id, second.id]);
  const page = await list({ status: 'all', limit: 2 });
  expect(page.has_more).toBe(true);
  const rest = await list({ status: 'all', limit: 2, starting_after: second.id });
  expect(ids(rest)).toEqual([ended.id]);
  expect(rest.has_more).toBe(false);
  expect(ids(await list({ customer: 'cus_other' }))).toEqual([]);
  const [newest] = (await list({ expand: ['data.default_payment_method'] })).data;
  expect(newest?.default_payment_method).toMatchObject({ card: { last4: '4242' } });
});

it('says which things are not there, and which are already', async () => {
  const missing = { statusCode: 404, code: 'resource_missing' };
  await expect(shop.client.subscriptions.retrieve('sub_none')).rejects.toMatchObject(missing);
  await expect(shop.client.customers.retrieve('cus_none')).rejects.toMatchObject(missing);
  await expect(shop.createSession({ customer: 'cus_none' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
  });
  await expect(
    shop.client.products.create({ id: 'student', name: 'Student' }),
  ).rejects.toMatchObject({ statusCode: 400, code: 'resource_already_exists' });
});

it('lets in who has the key', async () => {
  shop.fake.settings.apiKey = 'sk_test_other';
  await expect(shop.client.customers.create({})).rejects.toMatchObject({ statusCode: 401 });
  shop.fake.settings.apiKey = 'sk_test_key';
  await expect(shop.client.customers.create({})).resolves.toMatchObject({ object: 'customer' });
});

it('ends the subscriptions of a customer who is deleted', async () => {
  const { id } = await shop.subscribe();
  expect(await shop.client.customers.del(shop.customer.id)).toMatchObject({ deleted: true });
  expect(await shop.client.customers.retrieve(shop.customer.id)).toMatchObject({ deleted: true });
  expect(await shop.client.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  await expect(shop.client.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
});

it('refunds a charge once', async () => {
  await shop.subscribe();
  const [charge] = (await shop.client.charges.list({ customer: shop.customer.id })).data;
  const refund = await shop.client.refunds.create({ charge: charge?.id ?? '' });
  expect(refund).toMatchObject({ amount: 799, status: 'succeeded', charge: charge?.id });
  expect(shop.fake.state.charges[0]).toMatchObject({ refunded: true, amount_refunded: 799 });
  expect(shop.fake.state.events.at(-1)).toMatchObject({ type: 'charge.refunded' });
  await expect(shop.client.refunds.create({ charge: charge?.id ?? '' })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

it('is out of order or out of reach, and knows nothing of what was asked meanwhile', async () => {
  shop.fake.settings.isDown = 'error';
  await expect(shop.client.customers.create({})).rejects.toMatchObject({ statusCode: 503 });
  shop.fake.settings.isDown = 'unreachable';
  await expect(shop.client.customers.create({})).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  shop.fake.settings.isDown = false;
  expect(shop.fake.state.customers).toHaveLength(1);
  expect(shop.fake.state.calls).toContainEqual({ method: 'POST', path: '/v1/customers' });
});

it('is ordered over HTTP, and refuses what it does not know', async () => {
  const order = (path: string, body: unknown) =>
    fetch(`${shop.fake.controlUrl}/${path}`, { method: 'POST', body: JSON.stringify(body) });
  expect((await order('settings', { isDown: 'asleep' })).status).toBe(400);
  expect((await order('settings', { isDeclining: true })).status).toBe(200);
  expect(shop.fake.settings.isDeclining).toBe(true);
  expect((await order('deliver', { eventId: 'evt_none' })).status).toBe(404);

  const { id } = await shop.subscribe({ isTrial: true, card: null });
  expect((await order(`subscriptions/${id}/end`, {})).status).toBe(200);
  expect(await shop.client.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  const before = shop.fake.now();
  await order('clock', { advanceMs: 3_600_000 });
  expect(shop.fake.now() - before).toBeGreaterThanOrEqual(3_600_000);

  const state = await (await fetch(`${shop.fake.controlUrl}/state`)).json();
  expect(state).toMatchObject({ customers: [{ id: shop.customer.id }], subscriptions: [{ id }] });
  await order('reset', {});
  expect(shop.fake.state.customers).toEqual([]);
  expect(shop.fake.settings.isDeclining).toBe(true);
});
