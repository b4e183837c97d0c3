import { moneyBackDays, plans } from '@engram/core/plans/catalogue.ts';
import { product } from '@engram/core/product.ts';
import { planFailures } from '@engram/core/plans/failure-messages.ts';
import { countOf, planWords } from '../../../plan-words.ts';

export const subscriptionMessages = {
  documentTitle: `Subscription · ${product.name}`,
  title: 'Subscription',
  back: 'Account settings',
  loading: 'Loading your subscription',
  notLoaded: "We couldn't load your subscription.",
  retry: 'Try Again',
  failed: 'Something went wrong. Please try again.',
  plan: 'Plan',
  active: 'Active',
  inactive: 'Inactive',
  planCard: 'Your plan',
  perMonth: planWords.perMonth,
  perMonthInBeta: 'per month, beta price locked in',
  upgrade: planWords.upgrade,
  viewPlans: 'View All Plans',
  manage: 'Manage Subscription',
} as const;

export const stateMessages = {
  free: 'Free, no payment.',
  granted: 'Nothing is billed for this plan.',
  trial: (until: string) => `Free trial until ${until}.`,
  trialThen: (until: string, price: string) =>
    `Free trial until ${until}, then ${price} per month.`,
  active: (next: string) => `Billed monthly. Next billing date ${next}.`,
  activeUndated: 'Billed monthly.',
  pastDue: 'Billed monthly. The last payment failed.',
  cancelled: (until: string) => `Premium lasts until ${until}. You won't be charged again.`,
  cancelledUndated: 'Premium lasts until the end of your billing cycle.',
  cancelledLabel: 'Free (Premium until end of billing cycle)', // [SET-28]
} as const;

export const renewalMessages = {
  label: 'Auto-renewal',
  on: 'Renews every month until you cancel.',
  needsCard: 'Continues after the trial if you add a card.',
  cancelled: 'Ends with this billing cycle.',
  lapsed: 'Continues once the last payment goes through.',
} as const;

export const paymentMessages = {
  label: 'Payment',
  card: (ending: string) => `Card ending ${ending}`,
  change: 'Change',
  none: 'No card.',
  addHint: 'Add a card to continue after the trial.',
  add: 'Add a card',
  failed: (until: string) =>
    `The last payment failed. Update your card to keep your plan: access lasts until ${until}.`,
  failedUndated: 'The last payment failed. Update your card to keep your plan.',
  lapsed: 'The last payment failed. Update your card to get your plan back.',
  update: 'Update card',
} as const;

export const cancelMessages = {
  open: 'Cancel Subscription',
  title: 'Cancel Subscription',
  question:
    "Are you sure you want to cancel your premium subscription? You'll lose access to premium features at the end of your billing cycle.", // [SET-26] [ERR-29]
  keep: 'Keep Subscription',
  confirm: 'Cancel Subscription',
  cancelling: 'Cancelling...',
  done: 'Your subscription is cancelled.',
  resume: 'Resume Subscription',
  resuming: 'Resuming...',
  resumed: 'Your subscription will continue.',
} as const;

export const invoiceMessages = {
  title: 'Invoices',
  loading: 'Loading your invoices',
  notLoaded: "We couldn't load your invoices.",
  date: 'Date',
  plan: 'Plan',
  amount: 'Amount',
  download: 'Download',
  monthly: (plan: string) => `${plan}, monthly`,
  pdf: 'PDF',
  pdfOf: (date: string) => `of ${date}`,
  unpaid: 'Not paid',
} as const;

export const monthMessages = {
  title: (month: string) => `${month} so far`,
  renews: (moment: string) => `Resets on ${moment}.`,
  loading: 'Loading your usage',
  notLoaded: "We couldn't load your usage.",
  aiTests: 'AI tests',
  aiCardSets: 'AI flashcard sets',
  of: (limit: string) => `of ${limit}`,
  used: (used: string, limit: string) => `${used} of ${limit}`,
  characters: 'Characters per test',
  questions: 'Questions per test',
  included: 'Included',
  guarantee: `${moneyBackDays}-day money-back guarantee.`,
} as const;

const trial = `${plans.student.trialDays}-day free trial`;

export const offerMessages = {
  start: (plan: string) => `Start ${plan}`,
  change: (plan: string) => `Change to ${plan}`,
  trial: (price: string) => `${trial}, no card needed. Then ${price} per month.`,
  trialWithCard: (price: string) => `${trial}, then ${price} per month on your card.`,
  billed: 'Billed today, then monthly.',
  startTrial: 'Start Free Trial',
  subscribe: 'Subscribe',
  opening: 'Opening the payment page...',
  switchTo: (plan: string) => `Switch to ${plan}`,
  switching: 'Switching...',
  switched: (plan: string) => `You're now on ${plan}.`,
  prorated: 'The difference is prorated.',
  nothingCharged: 'Nothing is charged during the trial.',
  isYours: (plan: string) => `You're already on ${plan}.`,
  resumeFirst: 'Your subscription is cancelled. Resume it to change your plan.',
  payFirst: 'The last payment failed. Update your card to change your plan.',
  paymentsOff: planFailures.paymentsOff,
} as const;

/** How long the page asks for a plan that was just bought before it says that it takes longer. */
export const arrivalSeconds = 60;

export const checkoutMessages = {
  waiting: 'Thank you. Your plan is being activated.',
  late: `This is taking longer than ${countOf(arrivalSeconds, 'second')}. You can leave this page: your plan will become active by itself.`,
  done: 'Your plan is active.',
  cancelled: "Checkout cancelled. You weren't charged.",
} as const;
