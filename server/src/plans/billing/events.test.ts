import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { day, startBillingApp } from '../../testing/start-billing-app.ts';

const { app, platform, stripe, signIn, ask, advance, buy, checkout, settle, view, waitFor } =
  await startBillingApp();

const { pool } = platform;

async function eventsOf(userId: string): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string }>(
    `select kind from account_events where user_id = $1 and kind <> 'signed-in'
     order by happened_at, event_id`,
    [userId],
  );
  return rows.map(({ kind }) => kind);
}

function post(body: string, signature: string, type = 'application/json') {
  const headers = { 'content-type': type, 'stripe-signature': signature };
  return app.inject({ method: 'POST', url: '/api/stripe/events', headers, payload: body });
}

function sign(body: string, secret = 'whsec_fake', secondsAgo = 0): string {
  const time = Math.floor(Date.now() / 1000) - secondsAgo;
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${mac}`;
}

async function countEvents(): Promise<number> {
  const { rows } = await pool.query('select count(*)::integer as count from stripe_events');
  return rows[0].count;
}

it('takes 20 copies of each event for one: one job, one plan, one line in the history', async () => {
  const maya = await signIn();
  stripe.settings.copies = 20;
  await buy(maya);
  await waitFor(maya, ({ isPremium }) => isPremium);
  await settle();
  stripe.settings.copies = 1;
  const made = stripe.state.events.length;
  expect(stripe.state.deliveries).toHaveLength(20 * made);
  expect(stripe.state.deliveries.every(({ status }) => status === 200)).toBe(true);
  expect(await countEvents()).toBe(made);
  const { rows } = await pool.query(
    `select count(*)::integer as jobs from jobs.job where name = 'sync-subscription'`,
  );
  expect(rows[0].jobs).toBeLessThanOrEqual(made);
  expect(await eventsOf(maya.userId)).toEqual(['subscription-started']);
  const entitled = await pool.query('select 1 from entitlements where user_id = $1', [maya.userId]);
  expect(entitled.rows).toHaveLength(1);
});

it('comes to the same end in whatever order events arrive', async () => {
  const maya = await signIn();
  stripe.settings.order = 'reversed';
  await buy(maya);
  const bought = await waitFor(maya, ({ isPremium }) => isPremium);
  stripe.settings.order = 'kept';
  await settle();
  expect(await view(maya)).toEqual(bought);
});

it('leaves ended what has ended, also when an older event comes after the end', async () => {
  const maya = await signIn();
  const id = await buy(maya);
  await waitFor(maya, ({ isPremium }) => isPremium);
  await ask(maya, 'POST', '/cancel');
  await ask(maya, 'POST', '/resume');
  await settle();
  await stripe.endSubscription(id);
  await waitFor(maya, ({ state }) => state === 'free');
  const updates = stripe.state.events.filter(({ type }) => type.endsWith('subscription.updated'));
  expect(updates.length).toBeGreaterThan(0);
  // As if none of them had ever come: only that they are old keeps them from counting.
  await pool.query('delete from stripe_events');
  for (const update of updates) await stripe.deliver(update.id);
  await settle();
  expect(await countEvents()).toBe(updates.length);
  expect(await view(maya)).toMatchObject({ isPremium: false, plan: 'free', state: 'free' });
  expect(await eventsOf(maya.userId)).toEqual([
    'subscription-started',
    'subscription-cancelled',
    'subscription-resumed',
    'subscription-ended',
  ]);
});

it('believes no event that is not signed, or by another, or long ago, or over other words', async () => {
  const before = await countEvents();
  const body = JSON.stringify({
    id: 'evt_forged',
    type: 'customer.subscription.updated',
    data: {},
  });
  const refused = await Promise.all([
    post(body, ''),
    post(body, 't=1,v1=00'),
    post(body, sign(body, 'whsec_other')),
    post(body, sign(body, 'whsec_fake', 3_600)),
    post(body.replace('updated', 'created'), sign(body)),
    post(body, sign(body), 'text/plain'),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 415]);
  expect(await countEvents()).toBe(before);
});

it('takes what it knows nothing of, and does nothing about it', async () => {
  const body = JSON.stringify({ id: 'evt_other', type: 'plan.created', data: { object: {} } });
  expect((await post(body, sign(body))).json()).toEqual({ received: true });
});

it('gives no plan for a subscription of somebody else, or to something else', async () => {
  const strange = { id: 'sub_of_nobody', object: 'subscription', customer: 'cus_nobody' };
  const body = JSON.stringify({
    id: 'evt_strange',
    type: 'customer.subscription.created',
    data: { object: { ...strange, status: 'active', metadata: { plan: 'student' } } },
  });
  const { rows } = await pool.query('select count(*)::integer as count from entitlements');
  expect((await post(body, sign(body))).statusCode).toBe(200);
  await settle();
  const after = await pool.query('select count(*)::integer as count from entitlements');
  expect(after.rows).toEqual(rows);
});

it('keeps the plan for 7 days when a payment fails, and takes it away then', async () => {
  const maya = await signIn();
  await buy(maya);
  const trial = await waitFor(maya, ({ isPremium }) => isPremium);
  stripe.settings.isDeclining = true;
  await advance(7 * day + 60_000);
  const due = await waitFor(maya, ({ state }) => state === 'past-due');
  expect(due.isPremium).toBe(true);
  const grace = Date.parse(due.accessUntil ?? '') - Date.parse(trial.nextBillingDate ?? '');
  expect(grace).toBe(7 * day);
  await advance(6 * day - 60_000);
  expect((await view(maya)).isPremium).toBe(true);
  stripe.settings.isSilent = true;
  await advance(day + 60_000);
  stripe.settings.isSilent = false;
  // Not free: it may be charged still, so it can be cancelled and nothing else be bought.
  expect(await view(maya)).toMatchObject({ isPremium: false, plan: 'free', state: 'past-due' });
  expect((await checkout(maya)).json().code).toBe('already-subscribed');
  stripe.settings.isDeclining = false;
  expect((await eventsOf(maya.userId)).slice(0, 2)).toEqual([
    'subscription-started',
    'payment-failed',
  ]);
});

it('ends what is not paid at once when it is cancelled', async () => {
  const maya = await signIn();
  await buy(maya);
  await waitFor(maya, ({ isPremium }) => isPremium);
  stripe.settings.isDeclining = true;
  await advance(7 * day + 60_000);
  await waitFor(maya, ({ state }) => state === 'past-due');
  stripe.settings.isDeclining = false;
  const ended = (await ask(maya, 'POST', '/cancel')).json();
  expect(ended).toMatchObject({ isPremium: false, state: 'free' });
  expect(stripe.state.subscriptions.at(-1)?.status).toBe('canceled');
});

it('asks about the subscriptions of somebody whose card has changed', async () => {
  const maya = await signIn();
  const id = await buy(maya, { card: null });
  await waitFor(maya, ({ isPremium }) => isPremium);
  await settle();
  const asked = () => stripe.state.calls.filter(({ path }) => path.endsWith(id)).length;
  const before = asked();
  const { rows } = await pool.query(
    'select customer_id from billing_customers where user_id = $1',
    [maya.userId],
  );
  const customer = rows[0].customer_id;
  for (const object of [
    { object: 'customer', id: customer },
    { object: 'payment_method', id: 'pm_1', customer },
  ]) {
    const body = JSON.stringify({
      id: `evt_${object.object}`,
      type: `${object.object}.updated`,
      data: { object },
    });
    await post(body, sign(body));
  }
  await settle();
  expect(asked()).toBe(before + 2);
});
