import { moneyBackDays } from '@engram/core/plans/catalogue.ts';
import type { Platform } from '../../platform/start.ts';
import { askStripe, requirePayments } from './ask-stripe.ts';
import { momentOf } from './paid-subscription.ts';
import { findCustomer, findLatestSubscription } from './store.ts';
import { changeSubscription } from './sync-subscription.ts';

const moneyBackMs = moneyBackDays * 24 * 60 * 60 * 1000;

export type Refund =
  | { state: 'refunded'; amountUsd: number }
  | { state: 'nothing-paid' }
  | { state: 'too-late'; paidSince: Date };

/** Everything back and the plan ended, within the days of the guarantee after the first charge. */
export async function refund(platform: Platform, userId: string): Promise<Refund> {
  const { stripe } = requirePayments(platform);
  const customer = await findCustomer(platform.db, userId);
  if (!customer) return { state: 'nothing-paid' };
  const { data } = await askStripe(() =>
    stripe.charges.list({ customer: customer.customerId, limit: 100 }),
  );
  const charges = data.filter(({ paid, amount }) => paid && amount > 0);
  const first = charges.toSorted((one, other) => one.created - other.created)[0];
  if (!first) return { state: 'nothing-paid' };
  const paidSince = momentOf(first.created);
  if (platform.clock.now().getTime() - paidSince.getTime() > moneyBackMs) {
    return { state: 'too-late', paidSince };
  }
  let cents = 0;
  for (const { id, amount, amount_refunded: given, refunded } of charges) {
    if (refunded) continue;
    await askStripe(() =>
      stripe.refunds.create({ charge: id }, { idempotencyKey: `refund:${id}` }),
    );
    cents += amount - given;
  }
  await endNow(platform, userId);
  return { state: 'refunded', amountUsd: cents / 100 };
}

async function endNow(platform: Platform, userId: string): Promise<void> {
  const subscription = await findLatestSubscription(platform.db, userId);
  if (!subscription || subscription.endedAt !== null) return;
  const { subscriptionId } = subscription;
  await changeSubscription(platform, subscriptionId, (stripe) =>
    stripe.subscriptions.cancel(subscriptionId),
  );
}
