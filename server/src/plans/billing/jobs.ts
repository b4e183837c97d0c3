import { z } from 'zod';
import { defineJob, type JobWork, workOn } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/start.ts';
import { defineSweep } from '../../platform/sweep.ts';
import { requirePayments, unlessRefused } from './ask-stripe.ts';
import { listToReconcile } from './reconcile.ts';
import { forgetLeases, forgetStripeEvents } from './store.ts';
import { syncSubscription } from './subscriptions/sync-subscription.ts';

/** Comes again for more than an hour: what happens while the payment service is away is not lost. */
const patience = { retryLimit: 14, retryDelaySeconds: 5, maxRetryDelaySeconds: 900 };

export const syncSubscriptionJob = defineJob({
  name: 'sync-subscription',
  payload: z.object({ subscriptionId: z.string(), userId: z.uuid().optional() }),
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
const sweepBilling = defineSweep({ name: 'sweep-billing', cron: '29 4 * * *' });

export const billingJobs = [
  syncSubscriptionJob,
  forgetCustomerJob,
  reconcileSubscriptions,
  sweepBilling,
];

const dayMs = 24 * 60 * 60 * 1000;
/** An event can be sent again by hand for thirty days. */
const eventsKeptMs = 60 * dayMs;

export function billingWork(platform: Platform): readonly JobWork[] {
  const { db, clock, jobs, payments } = platform;
  return [
    workOn(syncSubscriptionJob, (known) => syncSubscription(platform, known)),
    workOn(forgetCustomerJob, async ({ customerId }) => {
      const { stripe } = requirePayments(platform);
      // With the customer every subscription ends at once.
      await unlessRefused('resource_missing', () => stripe.customers.del(customerId));
    }),
    workOn(reconcileSubscriptions, async () => {
      if (!payments) return;
      // A job for each: they take their time, and one that fails comes again alone.
      for await (const known of listToReconcile(platform)) {
        await db.transaction().execute((tx) => jobs.enqueue(tx, syncSubscriptionJob, known));
      }
    }),
    workOn(sweepBilling, async () => {
      const now = clock.now().getTime();
      await forgetStripeEvents(db, new Date(now - eventsKeptMs));
      await forgetLeases(db, new Date(now - dayMs));
    }),
  ];
}
