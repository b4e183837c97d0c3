import { defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { paidPlanIds } from './catalogue.ts';
import { Invoice, Subscription, webAddress } from './subscription.ts';

/** `limit` is null where there is none. */
const Allowance = z.object({ used: z.int(), limit: z.int().nullable() });

/** What has been used of the allowances of the plan (D25). */
export const getUsage = defineEndpoint({
  name: 'getUsage',
  method: 'GET',
  path: '/usage',
  summary: 'How much of the plan is used',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({
    /** Of this month in the user's time zone. */
    aiTests: Allowance,
    aiCardSets: Allowance,
    /** Of this day: explanations and gradings. */
    aiAnswers: Allowance,
  }),
  errors: [],
});

/** The prices are in the catalogue; this says whether anybody takes the money. */
export const getOffer = defineEndpoint({
  name: 'getOffer',
  method: 'GET',
  path: '/plans/offer',
  summary: 'Whether paid plans can be bought on this server',
  access: 'public',
  rate: 'cached',
  reply: z.object({ canPay: z.boolean(), trialNeedsCard: z.boolean().optional() }),
  errors: [],
});

export const getSubscription = defineEndpoint({
  name: 'getSubscription',
  method: 'GET',
  path: '/account/subscription',
  summary: 'The plan of the user, its price and its state',
  access: 'signed-in',
  rate: 'read',
  reply: Subscription,
  errors: [],
});

const PaidPlan = z.strictObject({ plan: z.enum(paidPlanIds) });

/** At the payment service; the browser goes there and comes back. */
const HostedPage = z.object({ url: webAddress });

export const startCheckout = defineEndpoint({
  name: 'startCheckout',
  method: 'POST',
  path: '/account/subscription/checkout',
  summary: 'Open the page on which a paid plan is started',
  access: 'signed-in',
  rate: 'write',
  body: PaidPlan,
  reply: HostedPage,
  idempotency: 'reply',
  errors: [
    'payments-off',
    'email-unverified',
    'already-subscribed',
    'payments-failed',
    'in-progress',
  ],
});

export const changePlan = defineEndpoint({
  name: 'changePlan',
  method: 'POST',
  path: '/account/subscription/plan',
  summary: 'Change to another paid plan, prorated',
  access: 'signed-in',
  rate: 'write',
  body: PaidPlan,
  reply: Subscription,
  errors: ['payments-off', 'not-subscribed', 'payments-failed', 'in-progress'],
});

/** [API-28] What is paid for lasts (CF-15). */
export const cancelSubscription = defineEndpoint({
  name: 'cancelSubscription',
  method: 'POST',
  path: '/account/subscription/cancel',
  summary: 'End the subscription with the period that is paid for',
  access: 'signed-in',
  rate: 'write',
  reply: Subscription,
  errors: ['payments-off', 'not-subscribed', 'payments-failed', 'in-progress'],
});

export const resumeSubscription = defineEndpoint({
  name: 'resumeSubscription',
  method: 'POST',
  path: '/account/subscription/resume',
  summary: 'Take a cancellation back while the period lasts',
  access: 'signed-in',
  rate: 'write',
  reply: Subscription,
  errors: ['payments-off', 'not-subscribed', 'payments-failed', 'in-progress'],
});

export const openPortal = defineEndpoint({
  name: 'openPortal',
  method: 'POST',
  path: '/account/subscription/portal',
  summary: 'Open the page on which card and billing address are changed',
  access: 'signed-in',
  rate: 'write',
  reply: HostedPage,
  errors: ['payments-off', 'not-subscribed', 'payments-failed'],
});

export const listInvoices = defineEndpoint({
  name: 'listInvoices',
  method: 'GET',
  path: '/account/subscription/invoices',
  summary: 'The latest invoices',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({ invoices: z.array(Invoice) }),
  errors: ['payments-failed'],
});
