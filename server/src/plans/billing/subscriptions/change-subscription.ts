import { type PaidPlanId, paidPlanIds, plans } from '@engram/core/plans/catalogue.ts';
import type Stripe from 'stripe';
import { AppError } from '../../../http/app-error.ts';
import type { Platform } from '../../../platform/start.ts';
import { askStripe, requirePayments } from '../ask-stripe.ts';
import { ensureProduct, priceOf } from '../checkout.ts';
import { findCustomer, type SubscriptionRow } from '../store.ts';
import { findOpen, isRenewing } from './find-open.ts';
import { expansions, findPlanItem } from './paid-subscription.ts';
import { endOfRights, isUnpaid } from './rights.ts';
import { askAndKeep } from './sync-subscription.ts';

/**
 * It ends with the period that is paid for (CF-15), and at once when that one is not. Once more
 * changes nothing.
 */
export async function cancelSubscription(platform: Platform, userId: string): Promise<void> {
  const open = await requireOpen(platform, userId);
  const { subscriptionId } = open;
  if (!isRenewing(open)) return;
  await askAndKeep(platform, open, (stripe) =>
    isUnpaid(open)
      ? stripe.subscriptions.cancel(subscriptionId, { expand: expansions })
      : stripe.subscriptions.update(subscriptionId, {
          cancel_at_period_end: true,
          expand: expansions,
        }),
  );
}

/** Takes a cancellation back, while there is something left to go on with. */
export async function resumeSubscription(platform: Platform, userId: string): Promise<void> {
  const running = await requireRunning(platform, userId);
  const { subscriptionId } = running;
  await askAndKeep(platform, running, async (stripe) => {
    const before = await stripe.subscriptions.retrieve(subscriptionId);
    return stripe.subscriptions.update(subscriptionId, {
      // Who cancels in the portal has it noted as a moment, and only one of the two can be sent.
      ...(before.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' }),
      expand: expansions,
    });
  });
}

/** To the other paid plan; what is left of the month is reckoned up. */
export async function changePlan(
  platform: Platform,
  userId: string,
  plan: PaidPlanId,
): Promise<void> {
  const running = await requireRunning(platform, userId);
  if (!isRenewing(running)) throw new AppError('not-subscribed');
  if (running.plan === plan) return;
  await askAndKeep(platform, running, async (stripe) => {
    await ensureProduct(stripe, plan);
    const before = await stripe.subscriptions.retrieve(running.subscriptionId);
    return stripe.subscriptions.update(running.subscriptionId, {
      items: itemsOf(before, plan, lockedPrice(running)),
      proration_behavior: 'create_prorations',
      expand: expansions,
    });
  });
}

function itemsOf(before: Stripe.Subscription, plan: PaidPlanId, lockedCents: number | undefined) {
  const item = findPlanItem(before);
  return item ? [{ id: item.id, price_data: priceOf(plan, lockedCents) }] : [];
}

/** Whoever came at less than the list price keeps it with every paid plan (D3). */
function lockedPrice({ plan, priceCents }: SubscriptionRow): number | undefined {
  const known = paidPlanIds.find((id) => id === plan);
  return known && priceCents < plans[known].pricePerMonthUsd * 100 ? priceCents : undefined;
}

/** Where a card is changed and receipts are found. */
export async function openPortal(
  platform: Platform,
  userId: string,
  returnUrl: string,
): Promise<{ url: string }> {
  const { stripe } = requirePayments(platform);
  const customer = await findCustomer(platform.db, userId);
  if (!customer) throw new AppError('not-subscribed');
  const { url } = await askStripe(() =>
    stripe.billingPortal.sessions.create({ customer: customer.customerId, return_url: returnUrl }),
  );
  return { url };
}

async function requireOpen(platform: Platform, userId: string): Promise<SubscriptionRow> {
  requirePayments(platform);
  const open = await findOpen(platform.db, userId);
  if (!open) throw new AppError('not-subscribed');
  return open;
}

async function requireRunning(platform: Platform, userId: string): Promise<SubscriptionRow> {
  const open = await requireOpen(platform, userId);
  if (endOfRights(open) <= platform.clock.now()) throw new AppError('not-subscribed');
  return open;
}
