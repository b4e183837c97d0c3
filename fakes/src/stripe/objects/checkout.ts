import { z } from '@engram/core/zod.ts';
import { MetadataParam, PriceData, readParams, Whole } from '../api/params.ts';
import { declined, notThere, refuse } from '../api/refusal.ts';
import type { CheckoutOrder, CheckoutSession, Customer, Subscription } from '../shapes.ts';
import type { World } from '../world.ts';
import { makeId } from '../make-id.ts';
import { addCard, createCustomer, getCustomer } from './customers.ts';
import { collectPayment, makeInvoice, makeLine } from './invoices.ts';
import { days, findPeriodEnd } from './periods.ts';
import { makePrice } from './prices.ts';

const SubscriptionData = z.object({
  trial_period_days: Whole.optional(),
  trial_settings: z
    .object({
      end_behavior: z.object({
        missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']),
      }),
    })
    .optional(),
  metadata: MetadataParam.default({}),
});

const SessionParams = z.object({
  mode: z.literal('subscription'),
  customer: z.string().nullable().default(null),
  line_items: z.tuple([z.object({ price_data: PriceData, quantity: Whole.optional() })]),
  subscription_data: SubscriptionData.default({ metadata: {} }),
  payment_method_collection: z.enum(['always', 'if_required']).default('always'),
  success_url: z.string(),
  cancel_url: z.string().nullable().default(null),
  client_reference_id: z.string().nullable().default(null),
  metadata: MetadataParam.default({}),
});

const sessionDays = 1;

export function createSession(world: World, params: unknown): CheckoutSession {
  const asked = readParams(SessionParams, params);
  const { subscription_data: data, line_items: lines, ...rest } = asked;
  if (asked.customer !== null) getCustomer(world, asked.customer);
  const price = makePrice(world, lines[0].price_data);
  const id = makeId('cs_test');
  const trialDays = data.trial_period_days ?? 0;
  const amount = trialDays > 0 ? 0 : price.unit_amount;
  const now = world.clock.now();
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    created: now,
    currency: price.currency,
    expires_at: now + days(sessionDays),
    invoice: null,
    livemode: false,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    url: `${world.origin}/pay/${id}`,
    ...rest,
  };
  world.state.sessions.push(session);
  world.orders.set(id, {
    price,
    trialDays,
    missingCard: data.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    metadata: data.metadata,
  });
  return session;
}

export function readSession(world: World, id: string): CheckoutSession {
  const session = world.state.sessions.find((one) => one.id === id);
  if (!session) throw notThere('checkout.session', id);
  return session;
}

export function expireSession(world: World, id: string): CheckoutSession {
  const session = readSession(world, id);
  if (session.status !== 'open') {
    throw refuse('Only Checkout Sessions with a status in ["open"] can be expired.');
  }
  session.status = 'expired';
  session.url = null;
  return session;
}

/** What the buyer does on the hosted page; without a card only where none is required. */
export function payCheckout(
  world: World,
  sessionId: string,
  { card }: { card: string | null },
): CheckoutSession {
  const session = readSession(world, sessionId);
  const order = world.orders.get(sessionId);
  if (session.status !== 'open' || !order) throw refuse('This checkout is not open.');
  if (card === null && !canSkipCard(session, order)) throw refuse('A card is required.');
  if (order.trialDays === 0 && world.settings.isDeclining) throw declined();
  const customer =
    session.customer === null ? createCustomer(world, {}) : getCustomer(world, session.customer);
  const method = card === null ? null : addCard(world, customer, card);
  const subscription = startSubscription(world, order, { customer, cardId: method?.id ?? null });
  const invoice = billStart(world, subscription, order);
  Object.assign(session, {
    customer: customer.id,
    invoice: invoice.id,
    payment_status: invoice.amount_due === 0 ? 'no_payment_required' : 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  } satisfies Partial<CheckoutSession>);
  world.events.record('checkout.session.completed', session);
  world.events.record('customer.subscription.created', subscription);
  world.events.record('invoice.paid', invoice);
  return session;
}

export function canSkipCard(session: CheckoutSession, { trialDays }: CheckoutOrder): boolean {
  return trialDays > 0 && session.payment_method_collection === 'if_required';
}

function startSubscription(
  world: World,
  { price, trialDays, missingCard, metadata }: CheckoutOrder,
  { customer, cardId }: { customer: Customer; cardId: string | null },
): Subscription {
  const id = makeId('sub');
  const now = world.clock.now();
  const trialEnd = trialDays > 0 ? now + days(trialDays) : null;
  const subscription: Subscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: customer.id,
    default_payment_method: cardId,
    ended_at: null,
    items: { object: 'list', data: [], has_more: false, url: '/v1/subscription_items' },
    latest_invoice: null,
    livemode: false,
    metadata: { ...metadata },
    start_date: now,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_end: trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: missingCard } },
    trial_start: trialEnd === null ? null : now,
  };
  subscription.items.data.push({
    id: makeId('si'),
    object: 'subscription_item',
    created: now,
    current_period_end: trialEnd ?? findPeriodEnd(now, now, price),
    current_period_start: now,
    metadata: {},
    price,
    quantity: 1,
    subscription: id,
  });
  world.state.subscriptions.push(subscription);
  return subscription;
}

/** A trial has an invoice too, over nothing. */
function billStart(world: World, subscription: Subscription, { price, trialDays }: CheckoutOrder) {
  const [item] = subscription.items.data;
  const period = { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
  const line = makeLine(price, {
    amount: trialDays > 0 ? 0 : price.unit_amount,
    description: trialDays > 0 ? 'Trial period' : 'First period',
    period,
  });
  const invoice = makeInvoice(world, subscription, {
    reason: 'subscription_create',
    lines: [line],
  });
  collectPayment(world, invoice, subscription);
  return invoice;
}
