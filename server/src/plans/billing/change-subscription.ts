import type { PaidPlanId } from '@engram/core/plans/catalogue.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { askStripe, requirePayments } from './ask-stripe.ts';
import { ensureProduct, priceOf } from './checkout.ts';
import { findRunning, isRenewing } from './describe-subscription.ts';
import { expansions } from './paid-subscription.ts';
import { findCustomer, type SubscriptionRow } from './store.ts';
import { changeSubscription } from './sync-subscription.ts';

/** It ends with the period that is paid for (CF-15). Once more changes nothing. */
export async function cancelSubscription(platform: Platform, userId: string): Promise<void> {
  const { subscriptionId } = await requireRunning(platform, userId);
  await changeSubscription(platform, subscriptionId, (stripe) =>
    stripe.subscriptions.update(subscriptionId, {
      cancel_at_period_end: true,
      expand: expansions,
    }),
  );
}

/** Takes a cancellation back, while there is something left to go on with. */
export async function resumeSubscription(platform: Platform, userId: string): Promise<void> {
  const { subscriptionId } = await requireRunning(platform, userId);
  await changeSubscription(platform, subscriptionId, async (stripe) => {
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
  const { subscriptionId } = running;
  await changeSubscription(platform, subscriptionId, async (stripe) => {
    await ensureProduct(stripe, plan);
    const { items } = await stripe.subscriptions.retrieve(subscriptionId);
    return stripe.subscriptions.update(subscriptionId, {
      items: items.data.map(({ id }) => ({ id, price_data: priceOf(plan) })),
      proration_behavior: 'create_prorations',
      expand: expansions,
    });
  });
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

async function requireRunning(platform: Platform, userId: string): Promise<SubscriptionRow> {
  requirePayments(platform);
  const running = await findRunning(platform.db, userId, platform.clock.now());
  if (!running) throw new AppError('not-subscribed');
  return running;
}
