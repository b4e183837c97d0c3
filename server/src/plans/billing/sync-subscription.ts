import type Stripe from 'stripe';
import type { Platform } from '../../platform/start.ts';
import { askStripe, requirePayments } from './ask-stripe.ts';
import { keepSubscription } from './keep-subscription.ts';
import { leaseOfSubscription, underLease } from './lease.ts';
import { expansions, readSubscription } from './paid-subscription.ts';

/**
 * Asks the payment service how a subscription stands and writes that down. Events only say when to
 * ask: what they carry may be old, doubled or out of order.
 */
export async function syncSubscription(platform: Platform, subscriptionId: string): Promise<void> {
  await changeSubscription(platform, subscriptionId, (stripe) =>
    stripe.subscriptions.retrieve(subscriptionId, { expand: expansions }),
  );
}

/** Does something to a subscription at the payment service, and writes down how it stands then. */
export async function changeSubscription(
  platform: Platform,
  subscriptionId: string,
  change: (stripe: Stripe) => Promise<Stripe.Subscription>,
): Promise<void> {
  const { stripe } = requirePayments(platform);
  const { db, clock, log } = platform;
  await underLease(db, leaseOfSubscription(subscriptionId), async (endLease) => {
    const paid = readSubscription(await askStripe(() => change(stripe)));
    if (!paid) return log.warn({ subscriptionId }, 'a subscription to none of our plans');
    await db.transaction().execute(async (tx) => {
      await endLease(tx);
      await keepSubscription(tx, paid, clock.now());
    });
  });
}
