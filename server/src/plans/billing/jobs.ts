import { z } from 'zod';
import { defineJob, type JobWork, workOn } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/start.ts';
import { defineSweep } from '../../platform/sweep.ts';
import { forgetCustomer } from './forget-customer.ts';
import { reconcile } from './reconcile.ts';
import { forgetStripeEvents } from './store.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Comes again for more than an hour: what happens while the payment service is away is not lost. */
const patience = { retryLimit: 14, retryDelaySeconds: 5, maxRetryDelaySeconds: 900 };

export const syncSubscriptionJob = defineJob({
  name: 'sync-subscription',
  payload: z.object({ subscriptionId: z.string() }),
  ...patience,
  expireInSeconds: 120,
  isUrgent: true,
});

export const forgetCustomerJob = defineJob({
  name: 'forget-customer',
  payload: z.object({ customerId: z.string() }),
  // For weeks: nothing else knows that somebody who has left is still charged.
  retryLimit: 80,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 6 * 60 * 60,
  expireInSeconds: 120,
});

const reconcileSubscriptions = defineSweep({ name: 'reconcile-subscriptions', cron: '17 4 * * *' });
const sweepStripeEvents = defineSweep({ name: 'sweep-stripe-events', cron: '29 4 * * *' });

export const billingJobs = [
  syncSubscriptionJob,
  forgetCustomerJob,
  reconcileSubscriptions,
  sweepStripeEvents,
];

/** An event can be sent again by hand for thirty days. */
const eventsKeptMs = 60 * 24 * 60 * 60 * 1000;

export function billingWork(platform: Platform): readonly JobWork[] {
  const { db, clock, payments } = platform;
  return [
    workOn(syncSubscriptionJob, ({ subscriptionId }) => syncSubscription(platform, subscriptionId)),
    workOn(forgetCustomerJob, ({ customerId }) => forgetCustomer(platform, customerId)),
    workOn(reconcileSubscriptions, async () => {
      if (!payments) return;
      const { failed } = await reconcile(platform);
      if (failed > 0) throw new Error(`${failed} subscriptions were not reconciled`);
    }),
    workOn(sweepStripeEvents, () =>
      forgetStripeEvents(db, new Date(clock.now().getTime() - eventsKeptMs)),
    ),
  ];
}
