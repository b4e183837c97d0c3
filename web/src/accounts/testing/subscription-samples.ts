import type { Invoice, Subscription } from '@engram/core/plans/subscription.ts';

/** For tests: what the server says of plans. */
export const freePlan: Subscription = {
  isPremium: false,
  plan: 'free',
  billingCycle: null,
  nextBillingDate: null,
  price: null,
  state: 'free',
  accessUntil: null,
  cardEnding: null,
  canTry: true,
  canPay: true,
  hasBilling: false,
};

export const grantedPlan: Subscription = {
  ...freePlan,
  isPremium: true,
  plan: 'student',
  state: 'granted',
};

export const activePlan: Subscription = {
  ...freePlan,
  isPremium: true,
  plan: 'student',
  billingCycle: 'monthly',
  nextBillingDate: '2026-04-02T09:00:00.000Z',
  price: 5,
  state: 'active',
  cardEnding: '4242',
  canTry: false,
  hasBilling: true,
};

export const trialPlan: Subscription = {
  ...activePlan,
  state: 'trial',
  nextBillingDate: '2026-11-24T09:00:00.000Z',
  accessUntil: '2026-11-24T09:00:00.000Z',
  cardEnding: null,
};

export const unpaidPlan: Subscription = {
  ...activePlan,
  state: 'past-due',
  accessUntil: '2026-04-16T09:00:00.000Z',
};

/** The days of grace are over. */
export const lapsedPlan: Subscription = {
  ...unpaidPlan,
  isPremium: false,
  plan: 'free',
  accessUntil: '2026-03-01T09:00:00.000Z',
};

export const cancelledPlan: Subscription = {
  ...activePlan,
  state: 'cancelled',
  accessUntil: '2026-04-02T09:00:00.000Z',
};

export const invoices: Invoice[] = [
  {
    id: 'in_2',
    date: '2026-03-02T09:00:00.000Z',
    plan: 'student',
    amount: 5,
    isPaid: true,
    pdfUrl: 'https://pay.example/in_2.pdf',
  },
  {
    id: 'in_1',
    date: '2026-02-02T09:00:00.000Z',
    plan: 'student',
    amount: 5,
    isPaid: true,
    pdfUrl: null,
  },
];
