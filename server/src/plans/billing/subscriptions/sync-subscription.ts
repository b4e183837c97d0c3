import type Stripe from 'stripe';
import type { Platform } from '../../../platform/start.ts';
import { requirePayments, unlessRefused } from '../ask-stripe.ts';
import { leaseOfSubscription, underLease } from '../lease.ts';
import { endMissing, keepSubscription } from './keep-subscription.ts';
import { expansions, readSubscription } from './paid-subscription.ts';

export type Known = {
  subscriptionId: string;
  /** Where we know whose it is. */
  userId?: string | undefined;
};

/**
 * Asks the payment service how a subscription stands and writes that down. Events only say when to
 * ask: what they carry may be old, doubled or out of order.
 */
export async function syncSubscription(platform: Platform, known: Known): Promise<void> {
  await askAndKeep(platform, known, (stripe) =>
    stripe.subscriptions.retrieve(known.subscriptionId, { expand: expansions }),
  );
}

/** Asks something of or does something to a subscription, and writes down how it stands then. */
export async function askAndKeep(
  platform: Platform,
  { subscriptionId, userId }: Known,
  ask: (stripe: Stripe) => Promise<Stripe.Subscription>,
): Promise<void> {
  const { stripe } = requirePayments(platform);
  const { db, clock, log, hashAddress } = platform;
  await underLease(db, leaseOfSubscription(subscriptionId), async (endLease) => {
    const told = await unlessRefused('resource_missing', () => ask(stripe));
    const paid = told && readSubscription(told);
    if (told && !paid) return log.warn({ subscriptionId }, 'a subscription to none of our plans');
    await db.transaction().execute(async (tx) => {
      await endLease(tx);
      if (paid) {
        const isKept = await keepSubscription(tx, paid, { now: clock.now(), hashAddress });
        if (!isKept && !paid.endedAt) log.error({ subscriptionId }, 'nobody has what is paid for');
      } else if (userId !== undefined) {
        await endMissing(tx, { userId, subscriptionId }, clock.now());
      }
    });
  });
}
