import { type PaidPlanId, paidPlanIds } from '@engram/core/plans/catalogue.ts';
import type Stripe from 'stripe';

/** What the payment service says of a subscription, as far as we need it. */
export type PaidSubscription = {
  subscriptionId: string;
  customerId: string;
  plan: PaidPlanId;
  status: string;
  priceCents: number;
  cardEnding: string | null;
  startedAt: Date;
  periodStartsAt: Date;
  periodEndsAt: Date;
  trialEndsAt: Date | null;
  cancelsAt: Date | null;
  endedAt: Date | null;
};

/** What has to come along to read it. */
export const expansions = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
];

/** Undefined for what is none of our plans: an account may sell other things too. */
export function readSubscription(told: Stripe.Subscription): PaidSubscription | undefined {
  const [item] = told.items.data;
  const plan = item && planOf(idOf(item.price.product));
  if (!item || !plan) return undefined;
  const periodEndsAt = momentOf(item.current_period_end);
  return {
    subscriptionId: told.id,
    customerId: idOf(told.customer),
    plan,
    status: told.status,
    priceCents: item.price.unit_amount ?? 0,
    cardEnding: readCard(told),
    startedAt: momentOf(told.start_date),
    periodStartsAt: momentOf(item.current_period_start),
    periodEndsAt,
    trialEndsAt: optionalMoment(told.trial_end),
    cancelsAt: optionalMoment(told.cancel_at) ?? (told.cancel_at_period_end ? periodEndsAt : null),
    endedAt: optionalMoment(told.ended_at),
  };
}

/** One product for each plan; its id says which. */
export function productOf(plan: PaidPlanId): string {
  return `engram_${plan}`;
}

export function planOf(productId: string): PaidPlanId | undefined {
  return paidPlanIds.find((plan) => productOf(plan) === productId);
}

/** The card of the subscription, or the one the customer pays everything with. */
function readCard({ customer, default_payment_method: own }: Stripe.Subscription): string | null {
  const usual =
    typeof customer === 'object' && !customer.deleted
      ? customer.invoice_settings.default_payment_method
      : null;
  const method = own ?? usual;
  return typeof method === 'object' ? (method?.card?.last4 ?? null) : null;
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
