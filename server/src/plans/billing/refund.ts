import { moneyBackDays } from '@engram/core/plans/catalogue.ts';
import type { Platform } from '../../platform/start.ts';
import { askStripe, requirePayments } from './ask-stripe.ts';
import { expansions, momentOf } from './subscriptions/paid-subscription.ts';
import { findCustomer } from './store.ts';
import { askAndKeep } from './subscriptions/sync-subscription.ts';

const moneyBackMs = moneyBackDays * 24 * 60 * 60 * 1000;

export type Refund =
  | { state: 'refunded'; amountUsd: number }
  | { state: 'nothing-paid' }
  | { state: 'refunded-before' }
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
  // Before the money: should a refund be refused, nothing more is charged at least.
  await endAll(platform, { userId, customerId: customer.customerId });
  const left = charges.filter(({ refunded }) => !refunded);
  if (left.length === 0) return { state: 'refunded-before' };
  for (const { id } of left) await askStripe(() => stripe.refunds.create({ charge: id }));
  const cents = left.reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0);
  return { state: 'refunded', amountUsd: cents / 100 };
}

/** By what the payment service knows, for there may be one of which nobody has told us yet. */
async function endAll(
  platform: Platform,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<void> {
  const { stripe } = requirePayments(platform);
  const { data } = await askStripe(() => stripe.subscriptions.list({ customer: customerId }));
  for (const { id: subscriptionId } of data) {
    await askAndKeep(platform, { subscriptionId, userId }, () =>
      stripe.subscriptions.cancel(subscriptionId, { expand: expansions }),
    );
  }
}
