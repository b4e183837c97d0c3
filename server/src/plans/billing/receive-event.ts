import { z } from 'zod';
import type { Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { syncSubscriptionJob } from './jobs.ts';
import { findUserIdOfCustomer, insertStripeEvent, listOpenOf } from './store.ts';
import type { Known } from './subscriptions/sync-subscription.ts';

const Id = z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)]);

/** Events are read for one thing only: whom or what they are about. */
const Event = z.object({ id: z.string().max(255), type: z.string().max(255), data: z.unknown() });
const AboutSubscription = z.object({
  object: z.object({ object: z.literal('subscription'), id: z.string() }),
});
const AboutCheckout = z.object({
  object: z.object({ object: z.literal('checkout.session'), subscription: Id }),
});
const AboutInvoice = z.object({
  object: z.object({
    object: z.literal('invoice'),
    parent: z.object({ subscription_details: z.object({ subscription: Id }) }),
  }),
});

const AboutCustomer = z.object({
  object: z.object({ object: z.literal('customer'), id: z.string() }),
});
const AboutPaymentMethod = z.object({
  object: z.object({ object: z.literal('payment_method'), customer: Id }),
});

/** Takes an event once: the job that asks how things stand exists exactly when the event does. */
export async function receiveEvent({ db, clock, jobs }: Platform, told: unknown): Promise<void> {
  const event = Event.parse(told);
  await db.transaction().execute(async (tx) => {
    const taken = { eventId: event.id, kind: event.type, receivedAt: clock.now() };
    if (!(await insertStripeEvent(tx, taken))) return;
    for (const known of await findSubscriptions(tx, event.data)) {
      await jobs.enqueue(tx, syncSubscriptionJob, known);
    }
  });
}

async function findSubscriptions(tx: Tx, data: unknown): Promise<Known[]> {
  const subscriptionId = subscriptionOf(data);
  if (subscriptionId !== undefined) return [{ subscriptionId }];
  // A card that somebody saves is told of as theirs, not as that of what they pay with it.
  const customerId = customerOf(data);
  const userId = customerId && (await findUserIdOfCustomer(tx, customerId));
  if (!userId) return [];
  return (await listOpenOf(tx, userId)).map((open) => ({
    subscriptionId: open.subscriptionId,
    userId,
  }));
}

function subscriptionOf(data: unknown): string | undefined {
  return (
    AboutSubscription.safeParse(data).data?.object.id ??
    AboutCheckout.safeParse(data).data?.object.subscription ??
    AboutInvoice.safeParse(data).data?.object.parent.subscription_details.subscription
  );
}

function customerOf(data: unknown): string | undefined {
  return (
    AboutCustomer.safeParse(data).data?.object.id ??
    AboutPaymentMethod.safeParse(data).data?.object.customer
  );
}
