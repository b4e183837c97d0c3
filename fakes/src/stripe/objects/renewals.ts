import type { Invoice, Subscription } from '../shapes.ts';
import type { World } from '../world.ts';
import { expireSession } from './checkout.ts';
import { collectPayment, findCard, makeInvoice, makeLine } from './invoices.ts';
import { findPeriodEnd } from './periods.ts';
import { endSubscription, periodEnd } from './subscriptions.ts';

type Due = { at: number; run: () => void };

/** Puts the clock forward; what falls due on the way happens, and is told, in its order. */
export async function moveClock(world: World, ms: number): Promise<void> {
  const { clock, events } = world;
  const target = clock.nowMs() + ms;
  for (let due = findNext(world, target); due; due = findNext(world, target)) {
    clock.holdAt(due.at * 1000);
    due.run();
    await events.publish();
  }
  clock.set(target);
}

function findNext(world: World, target: number): Due | undefined {
  let next: Due | undefined;
  for (const due of listDue(world)) {
    if (due.at * 1000 <= target && (!next || due.at < next.at)) next = due;
  }
  return next;
}

/** Of two at one moment the first is the one that happens. */
function listDue(world: World): Due[] {
  const { subscriptions, invoices, sessions } = world.state;
  return [
    ...sessions
      .filter(({ status }) => status === 'open')
      .map(({ id, expires_at: at }) => ({ at, run: () => void expireSession(world, id) })),
    ...subscriptions
      .filter(({ status }) => status !== 'canceled')
      .flatMap((subscription) => listDueOf(world, subscription)),
    ...invoices.flatMap((invoice) =>
      invoice.next_payment_attempt === null
        ? []
        : [{ at: invoice.next_payment_attempt, run: () => askAgain(world, invoice) }],
    ),
  ];
}

function listDueOf(world: World, subscription: Subscription): Due[] {
  const { cancel_at: cancelAt, status } = subscription;
  const due: Due[] = [];
  if (cancelAt !== null)
    due.push({ at: cancelAt, run: () => endSubscription(world, subscription) });
  if (status === 'trialing') {
    due.push({ at: periodEnd(subscription), run: () => endTrial(world, subscription) });
  } else if (status !== 'paused') {
    due.push({ at: periodEnd(subscription), run: () => renew(world, subscription) });
  }
  return due;
}

function endTrial(world: World, subscription: Subscription): void {
  const { missing_payment_method: withoutCard } = subscription.trial_settings.end_behavior;
  if (findCard(world, subscription) || withoutCard === 'create_invoice') {
    return renew(world, subscription);
  }
  if (withoutCard === 'cancel') return endSubscription(world, subscription, null);
  subscription.status = 'paused';
  world.events.record('customer.subscription.updated', subscription);
}

/** The new period has begun, whether it gets paid or not. */
function renew(world: World, subscription: Subscription): void {
  const [item] = subscription.items.data;
  if (!item) return;
  const { price } = item;
  const start = item.current_period_end;
  const end = findPeriodEnd(start, subscription.billing_cycle_anchor, price);
  item.current_period_start = start;
  item.current_period_end = end;
  const line = makeLine(price, {
    amount: price.unit_amount,
    description: 'Next period',
    period: { start, end },
  });
  const waiting = world.pendingLines.get(subscription.id) ?? [];
  world.pendingLines.delete(subscription.id);
  const invoice = makeInvoice(world, subscription, {
    reason: 'subscription_cycle',
    lines: [...waiting, line],
  });
  settle(world, subscription, invoice);
}

function askAgain(world: World, invoice: Invoice): void {
  const { subscription: id } = invoice.parent.subscription_details;
  const subscription = world.state.subscriptions.find((one) => one.id === id);
  invoice.next_payment_attempt = null;
  if (!subscription || subscription.status === 'canceled') return;
  settle(world, subscription, invoice);
  // That was the last time.
  if (invoice.status === 'open' && invoice.next_payment_attempt === null) {
    endSubscription(world, subscription, 'payment_failed');
  }
}

/** Money, or the lack of it, decides the state. */
export function settle(world: World, subscription: Subscription, invoice: Invoice): void {
  const isPaid = collectPayment(world, invoice, subscription);
  subscription.status = isPaid ? 'active' : 'past_due';
  world.events.record('customer.subscription.updated', subscription);
  world.events.record(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
}
