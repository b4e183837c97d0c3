import { z } from '@engram/core/zod.ts';
import { readParams } from '../api/params.ts';
import { notThere } from '../api/refusal.ts';
import type { PortalSession, Subscription } from '../shapes.ts';
import type { World } from '../world.ts';
import { makeId } from '../make-id.ts';
import { addCard, getCustomer } from './customers.ts';
import { settle } from './renewals.ts';
import { periodEnd, scheduleEnd } from './subscriptions.ts';

const PortalParams = z.object({
  customer: z.string(),
  return_url: z.string().nullable().default(null),
});

export function createPortal(world: World, params: unknown): PortalSession {
  const asked = readParams(PortalParams, params);
  getCustomer(world, asked.customer);
  const id = makeId('bps');
  const portal: PortalSession = {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_fake',
    created: world.clock.now(),
    livemode: false,
    url: `${world.origin}/portal/${id}`,
    ...asked,
  };
  world.state.portals.push(portal);
  return portal;
}

export function readPortal(world: World, id: string): PortalSession {
  const portal = world.state.portals.find((one) => one.id === id);
  if (!portal) throw notThere('billing_portal.session', id);
  return portal;
}

/** Those of the portal's customer that have not ended. */
export function listOwn({ state }: World, { customer }: PortalSession): Subscription[] {
  return state.subscriptions.filter(
    (one) => one.customer === customer && one.status !== 'canceled',
  );
}

/** What waits for money is asked of the new card at once. */
export function saveCard(world: World, portal: PortalSession, ending: string): void {
  const card = addCard(world, getCustomer(world, portal.customer), ending);
  for (const subscription of listOwn(world, portal)) {
    subscription.default_payment_method = card.id;
    const unpaid = world.state.invoices.filter(
      ({ status, parent }) =>
        status === 'open' && parent.subscription_details.subscription === subscription.id,
    );
    for (const invoice of unpaid) settle(world, subscription, invoice);
    if (unpaid.length === 0) world.events.record('customer.subscription.updated', subscription);
  }
}

/**
 * The portal names the day and leaves cancel_at_period_end false, as it does for subscriptions in
 * the flexible billing mode, which is that of all new ones.
 */
export function cancelInPortal(world: World, portal: PortalSession): void {
  for (const subscription of listOwn(world, portal)) {
    scheduleEnd(world, subscription, periodEnd(subscription));
    world.events.record('customer.subscription.updated', subscription);
  }
}
