import { afterEach, beforeEach, expect, it } from 'vitest';
import { openShop, type Shop } from '../open-shop.ts';

const dayMs = 86_400_000;

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.fake.stop());

const read = (id: string) => shop.client.subscriptions.retrieve(id);
const eventTypes = () => shop.fake.state.events.map(({ type }) => type);

it('makes a trial with a card an active subscription', async () => {
  const { id, trial_end: trialEnd } = await shop.subscribe({ isTrial: true });
  await shop.fake.advance(7 * dayMs - 60_000);
  expect(await read(id)).toMatchObject({ status: 'trialing' });
  await shop.fake.advance(120_000);
  const active = await read(id);
  expect(active.status).toBe('active');
  const [item] = active.items.data;
  expect(item?.current_period_start).toBe(trialEnd);
  expect(Number(item?.current_period_end) - Number(trialEnd)).toBeGreaterThanOrEqual(28 * 86_400);
  expect(shop.fake.state.charges).toMatchObject([{ amount: 799, paid: true, created: trialEnd }]);
  expect(eventTypes().slice(3)).toEqual(['customer.subscription.updated', 'invoice.paid']);
});

it('ends a trial without a card', async () => {
  const { id, trial_end: trialEnd } = await shop.subscribe({ isTrial: true, card: null });
  await shop.fake.advance(8 * dayMs);
  expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: trialEnd });
  expect(eventTypes().slice(3)).toEqual(['customer.subscription.deleted']);
  expect(shop.fake.state.charges).toEqual([]);
});

it('renews each month of the calendar', async () => {
  await shop.fake.advance(Date.parse('2027-01-31T12:00:00Z') - shop.fake.now());
  const { id } = await shop.subscribe();
  const endOf = async () => {
    const [item] = (await read(id)).items.data;
    return new Date(Number(item?.current_period_end) * 1000).toISOString().slice(0, 10);
  };
  expect(await endOf()).toBe('2027-02-28');
  await shop.fake.advance(29 * dayMs);
  expect(await endOf()).toBe('2027-03-31');
  await shop.fake.advance(92 * dayMs);
  expect(await endOf()).toBe('2027-06-30');
  expect(shop.fake.state.invoices.map(({ billing_reason: reason }) => reason)).toEqual([
    'subscription_create',
    'subscription_cycle',
    'subscription_cycle',
    'subscription_cycle',
    'subscription_cycle',
  ]);
});

it('ends with the period when that was asked for, unless it is taken back', async () => {
  const { id, items } = await shop.subscribe();
  const end = items.data[0]?.current_period_end;
  const cancelled = await shop.client.subscriptions.update(id, { cancel_at_period_end: true });
  expect(cancelled).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: end,
    cancellation_details: { reason: 'cancellation_requested' },
  });
  const resumed = await shop.client.subscriptions.update(id, { cancel_at_period_end: false });
  expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null });
  await shop.client.subscriptions.update(id, { cancel_at_period_end: true });
  await shop.fake.advance(32 * dayMs);
  expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: end });
  expect(shop.fake.state.invoices).toHaveLength(1);
  await expect(
    shop.client.subscriptions.update(id, { cancel_at_period_end: false }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

it('is past due while the card is refused, in a period that has begun', async () => {
  const { id, items } = await shop.subscribe();
  shop.fake.settings.isDeclining = true;
  await shop.fake.advance(32 * dayMs);
  const late = await read(id);
  expect(late.status).toBe('past_due');
  expect(late.items.data[0]?.current_period_start).toBe(items.data[0]?.current_period_end);
  expect(shop.fake.state.invoices[1]).toMatchObject({ status: 'open', amount_remaining: 799 });
  expect(shop.fake.state.charges[1]).toMatchObject({ paid: false, status: 'failed' });
  expect(eventTypes().slice(3)).toEqual([
    'customer.subscription.updated',
    'invoice.payment_failed',
  ]);

  shop.fake.settings.isDeclining = false;
  await shop.fake.advance(4 * dayMs);
  expect(await read(id)).toMatchObject({ status: 'active' });
  expect(shop.fake.state.invoices[1]).toMatchObject({ status: 'paid', amount_paid: 799 });
});

it('gives up after four tries', async () => {
  const { id } = await shop.subscribe();
  shop.fake.settings.isDeclining = true;
  await shop.fake.advance(50 * dayMs);
  expect(await read(id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  expect(shop.fake.state.charges.map(({ paid }) => paid)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('bills another price for the rest of the period at once', async () => {
  const { id, items } = await shop.subscribe();
  const change = (cents: number) =>
    shop.client.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price_data: shop.priceOf(cents) }],
      proration_behavior: 'always_invoice',
    });
  const changed = await change(1599);
  expect(changed.items.data[0]?.price.unit_amount).toBe(1599);
  expect(changed.items.data[0]?.current_period_end).toBe(items.data[0]?.current_period_end);
  expect(shop.fake.state.invoices[1]).toMatchObject({
    billing_reason: 'subscription_update',
    status: 'paid',
    total: 800,
  });
  await change(799);
  expect(shop.fake.state.invoices[2]).toMatchObject({ total: -800, amount_due: 0 });
  expect(shop.fake.state.customers[0]).toMatchObject({ balance: -800 });
  await shop.fake.advance(32 * dayMs);
  expect(shop.fake.state.invoices[3]).toMatchObject({ total: 799, amount_due: 0, status: 'paid' });
});

it('puts another price for the rest of the period on the next invoice', async () => {
  const { id, items } = await shop.subscribe();
  await shop.client.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price_data: shop.priceOf(1599) }],
  });
  expect(shop.fake.state.invoices).toHaveLength(1);
  await shop.fake.advance(32 * dayMs);
  expect(shop.fake.state.invoices[1]).toMatchObject({ total: 1599 + 800, status: 'paid' });
});
