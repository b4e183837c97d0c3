import { type PaidPlanId, paidPlanIds } from '@engram/core/plans/catalogue.ts';
import type Stripe from 'stripe';
import type { SubscriptionRow } from '../store.ts';

/** What the payment service says of a subscription, as far as we need it. */
export type PaidSubscription = Omit<SubscriptionRow, 'userId' | 'plan' | 'unpaidSince'> & {
  customerId: string;
  plan: PaidPlanId;
};

/** What has to come along to read it. */
export const expansions = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
];

/** Undefined for what is none of our plans: an account may sell other things too. */
export function readSubscription(told: Stripe.Subscription): PaidSubscription | undefined {
  const item = findPlanItem(told);
  const plan = item && planOf(idOf(item.price.product));
  if (!item || !plan) return undefined;
  const method = readMethod(told);
  const periodEndsAt = momentOf(item.current_period_end);
  return {
    subscriptionId: told.id,
    customerId: idOf(told.customer),
    plan,
    status: told.status,
    priceCents: item.price.unit_amount ?? 0,
    cardEnding: typeof method === 'object' ? (method?.card?.last4 ?? null) : null,
    hasPaymentMethod: method !== null,
    startedAt: momentOf(told.start_date),
    periodStartsAt: momentOf(item.current_period_start),
    periodEndsAt,
    trialEndsAt: optionalMoment(told.trial_end),
    cancelsAt: optionalMoment(told.cancel_at) ?? (told.cancel_at_period_end ? periodEndsAt : null),
    endedAt: optionalMoment(told.ended_at) ?? neverBegun(told),
  };
}

/** Somebody may have added something else to it by hand. */
export function findPlanItem({ items }: Stripe.Subscription) {
  return items.data.find(({ price }) => planOf(idOf(price.product)) !== undefined);
}

/** The first payment never came. */
function neverBegun({ status, start_date: start }: Stripe.Subscription): Date | null {
  return status === 'incomplete_expired' ? momentOf(start) : null;
}

/** One product for each plan; its id says which. */
export function productOf(plan: PaidPlanId): string {
  return `engram_${plan}`;
}

export function planOf(productId: string): PaidPlanId | undefined {
  return paidPlanIds.find((plan) => productOf(plan) === productId);
}

/** What the subscription is paid with, or what the customer pays everything with. */
function readMethod({ customer, default_payment_method: own }: Stripe.Subscription) {
  const usual =
    typeof customer === 'object' && !customer.deleted
      ? customer.invoice_settings.default_payment_method
      : null;
  return own ?? usual;
}

export function idOf(thing: string | { id: string }): string {
  return typeof thing === 'string' ? thing : thing.id;
}

export function momentOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

function optionalMoment(seconds: number | null): Date | null {
  return seconds === null ? null : momentOf(seconds);
}
