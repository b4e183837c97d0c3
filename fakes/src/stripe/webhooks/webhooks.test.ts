import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openShop, type Shop } from '../open-shop.ts';
import { catchWebhooks } from './catch-webhooks.ts';

let shop: Shop;
let webhooks: Awaited<ReturnType<typeof catchWebhooks>>;
beforeEach(async () => {
  webhooks = await catchWebhooks();
  shop = await openShop({ webhookUrl: webhooks.url });
});
afterEach(async () => {
  await shop.fake.stop();
  await webhooks.stop();
});

it('signs its events so that the client accepts them', async () => {
  const { id } = await shop.subscribe();
  expect(webhooks.types()).toEqual([
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
  ]);
  const { body, signature } = webhooks.caught[1] ?? { body: '', signature: '' };
  const event = shop.client.webhooks.constructEvent(body, signature, 'whsec_fake');
  expect(event).toMatchObject({
    object: 'event',
    type: 'customer.subscription.created',
    data: { object: { id, object: 'subscription', status: 'active' } },
  });
  expect(() => shop.client.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(
    'signature',
  );
});

it('signs with the real time after its clock was moved', async () => {
  await shop.fake.advance(90 * 86_400_000);
  await shop.subscribe();
  const { body, signature } = webhooks.caught[0] ?? { body: '', signature: '' };
  const event = shop.client.webhooks.constructEvent(body, signature, 'whsec_fake');
  expect(event.created * 1000 - Date.now()).toBeGreaterThan(89 * 86_400_000);
});

it('delivers twenty copies of an event', async () => {
  shop.fake.settings.copies = 20;
  await shop.subscribe();
  expect(webhooks.caught).toHaveLength(60);
  const ids = webhooks.caught.map(({ body }) => JSON.parse(body).id);
  expect(new Set(ids).size).toBe(3);
});

it('delivers the events of one happening in the wrong order', async () => {
  shop.fake.settings.order = 'reversed';
  await shop.subscribe();
  expect(webhooks.types()).toEqual([
    'invoice.paid',
    'customer.subscription.created',
    'checkout.session.completed',
  ]);
});

it('delivers again what was not taken', async () => {
  webhooks.answer.status = 500;
  const { id } = await shop.subscribe();
  expect(webhooks.caught.length).toBeGreaterThanOrEqual(3);
  webhooks.answer.status = 200;
  const taken = () =>
    shop.fake.state.deliveries.filter(({ status }) => status === 200).map(({ eventId }) => eventId);
  await expect.poll(() => new Set(taken()).size).toBe(3);
  expect(webhooks.caught.at(-1)?.body).toContain(id);
});

it('gives up when it is stopped', async () => {
  webhooks.answer.status = 500;
  await shop.subscribe();
  await shop.fake.stop();
  const before = webhooks.caught.length;
  const others = await catchWebhooks();
  onTestFinished(others.stop);
  others.answer.status = 500;
  const other = await openShop({ webhookUrl: others.url });
  onTestFinished(other.fake.stop);
  await other.subscribe();
  // One that goes on has tried each of its three events four times meanwhile. One that was stopped
  // may have had a try of each under way, which arrives late.
  await expect.poll(() => others.caught.length).toBeGreaterThanOrEqual(15);
  expect(webhooks.caught.length).toBeLessThanOrEqual(before + 3);
});

it('loses events, which the list of subscriptions makes up for, and sends one when told', async () => {
  shop.fake.settings.isSilent = true;
  const { id } = await shop.subscribe();
  expect(webhooks.caught).toEqual([]);
  const { data } = await shop.client.subscriptions.list({ status: 'all' });
  expect(data.map((one) => one.id)).toEqual([id]);

  const lost = shop.fake.state.events.find(({ type }) => type === 'customer.subscription.created');
  await shop.fake.deliver(lost?.id ?? '', 2);
  expect(webhooks.types()).toEqual([
    'customer.subscription.created',
    'customer.subscription.created',
  ]);
});

it('is late with its events', async () => {
  shop.fake.settings.delayMs = 150;
  const session = await shop.createSession();
  const done = shop.fake.completeCheckout(session.id);
  expect(await shop.client.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'complete',
  });
  expect(webhooks.caught).toEqual([]);
  await done;
  expect(webhooks.caught).toHaveLength(3);
});

it('tells how a thing was when it happened', async () => {
  const { id } = await shop.subscribe();
  await shop.client.subscriptions.update(id, { cancel_at_period_end: true });
  await expect.poll(() => webhooks.caught.length).toBe(4);
  await shop.fake.endSubscription(id);
  const objects = webhooks.caught.map(({ body }) => JSON.parse(body).data.object);
  expect(objects[1]).toMatchObject({ status: 'active', cancel_at_period_end: false });
  expect(objects[3]).toMatchObject({ status: 'active', cancel_at_period_end: true });
  expect(objects[4]).toMatchObject({ status: 'canceled' });
  expect(webhooks.types().at(-1)).toBe('customer.subscription.deleted');
});
