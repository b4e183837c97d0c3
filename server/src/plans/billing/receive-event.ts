import { z } from 'zod';
import type { Platform } from '../../platform/start.ts';
import { syncSubscriptionJob } from './jobs.ts';
import { insertStripeEvent } from './store.ts';

const Id = z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)]);

/** Events are read for one thing only: the subscription they are about. */
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

/** Takes an event once: the job that asks how things stand exists exactly when the event does. */
export async function receiveEvent({ db, clock, jobs }: Platform, told: unknown): Promise<void> {
  const event = Event.parse(told);
  const subscriptionId = subscriptionOf(event.data);
  await db.transaction().execute(async (tx) => {
    const taken = { eventId: event.id, kind: event.type, receivedAt: clock.now() };
    if (!(await insertStripeEvent(tx, taken)) || subscriptionId === undefined) return;
    await jobs.enqueue(tx, syncSubscriptionJob, { subscriptionId });
  });
}

function subscriptionOf(data: unknown): string | undefined {
  return (
    AboutSubscription.safeParse(data).data?.object.id ??
    AboutCheckout.safeParse(data).data?.object.subscription ??
    AboutInvoice.safeParse(data).data?.object.parent.subscription_details.subscription
  );
}
