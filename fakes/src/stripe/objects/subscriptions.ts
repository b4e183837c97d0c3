import { z } from '@engram/core/zod.ts';
import { CreatedParam, isWithin, listPage } from '../api/list-page.ts';
import { Flag, MetadataParam, PriceData, readParams, Whole } from '../api/params.ts';
import { notThere, refuse } from '../api/refusal.ts';
import type { List, Subscription } from '../shapes.ts';
import type { World } from '../world.ts';
import { changePrice } from './change-price.ts';

export function readSubscription(world: World, id: string): Subscription {
  const subscription = world.state.subscriptions.find((one) => one.id === id);
  if (!subscription) throw notThere('subscription', id);
  return subscription;
}

const ListParams = z.object({
  customer: z.string().optional(),
  status: z.string().optional(),
  created: CreatedParam.default({}),
});

/** Ended ones only when they are asked for. */
export function listSubscriptions(world: World, params: unknown): List<Subscription> {
  const { customer, status, created } = readParams(ListParams, params);
  const subscriptions = world.state.subscriptions.filter(
    (one) =>
      (customer === undefined || one.customer === customer) &&
      (status === undefined
        ? one.status !== 'canceled'
        : status === 'all' || one.status === status) &&
      isWithin(one.created, created),
  );
  return listPage(subscriptions, params, '/v1/subscriptions');
}

const UpdateParams = z.object({
  cancel_at_period_end: Flag.optional(),
  cancel_at: z.union([z.literal('').transform(() => null), Whole]).optional(),
  items: z
    .array(z.object({ id: z.string(), price_data: PriceData.optional() }))
    .max(1)
    .default([]),
  proration_behavior: z
    .enum(['create_prorations', 'always_invoice', 'none'])
    .default('create_prorations'),
  payment_behavior: z.string().optional(),
  default_payment_method: z.string().optional(),
  metadata: MetadataParam.default({}),
});

export function updateSubscription(world: World, id: string, params: unknown): Subscription {
  const subscription = readSubscription(world, id);
  const change = readParams(UpdateParams, params);
  if (subscription.status === 'canceled') {
    throw refuse('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (change.cancel_at !== undefined && change.cancel_at_period_end !== undefined) {
    throw refuse('You may only specify one of cancel_at and cancel_at_period_end.');
  }
  const [item] = change.items;
  if (item && item.id !== subscription.items.data[0]?.id) {
    throw notThere('subscription item', item.id);
  }
  if (item?.price_data) {
    changePrice(world, subscription, {
      priceData: item.price_data,
      proration: change.proration_behavior,
      mustPay: change.payment_behavior === 'error_if_incomplete',
    });
  }
  if (change.cancel_at_period_end !== undefined) {
    scheduleEnd(world, subscription, change.cancel_at_period_end ? periodEnd(subscription) : null);
    subscription.cancel_at_period_end = change.cancel_at_period_end;
  }
  if (change.cancel_at !== undefined) scheduleEnd(world, subscription, change.cancel_at);
  if (change.default_payment_method !== undefined) {
    subscription.default_payment_method = change.default_payment_method;
  }
  Object.assign(subscription.metadata, change.metadata);
  world.events.record('customer.subscription.updated', subscription);
  return subscription;
}

/** Null takes it back. */
export function scheduleEnd(world: World, subscription: Subscription, at: number | null): void {
  subscription.cancel_at_period_end = false;
  subscription.cancel_at = at;
  subscription.canceled_at = at === null ? null : world.clock.now();
  subscription.cancellation_details.reason = at === null ? null : 'cancellation_requested';
}

export function periodEnd(subscription: Subscription): number {
  return subscription.items.data[0]?.current_period_end ?? 0;
}

export function cancelSubscription(world: World, id: string): Subscription {
  const subscription = readSubscription(world, id);
  if (subscription.status === 'canceled') throw notThere('subscription', id);
  endSubscription(world, subscription);
  return subscription;
}

/** At once. What ended stays as it was. */
export function endSubscription(
  world: World,
  subscription: Subscription,
  reason: Subscription['cancellation_details']['reason'] = 'cancellation_requested',
): void {
  if (subscription.status === 'canceled') return;
  const now = world.clock.now();
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.cancellation_details.reason ??= reason;
  stopAsking(world, subscription);
  world.events.record('customer.subscription.deleted', subscription);
}

/** Nobody is asked for them again. */
function stopAsking({ state }: World, { id }: Subscription): void {
  for (const invoice of state.invoices) {
    if (invoice.parent.subscription_details.subscription !== id) continue;
    if (invoice.status === 'open') invoice.next_payment_attempt = null;
  }
}
