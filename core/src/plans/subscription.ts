import { z } from '../zod.ts';
import { planIds } from './catalogue.ts';

/**
 * Where a plan comes from and where it goes. 'granted': by whoever runs the server, nothing is
 * billed. 'trial' and 'active' go on by themselves, 'past-due' waits for money, 'cancelled' lasts to
 * the end of what is paid for (CF-15).
 */
export const subscriptionStates = [
  'free',
  'granted',
  'trial',
  'active',
  'past-due',
  'cancelled',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** What somebody has, pays and may do about it [ACC-09]. */
export const Subscription = z.object({
  /** Whether the rights of premium are in force at this moment. */
  isPremium: z.boolean(),
  plan: z.enum(planIds),
  billingCycle: z.enum(['monthly']).nullable(),
  /** Of a cancelled one it is the end of its rights. */
  nextBillingDate: z.iso.datetime().nullable(),
  /** In dollars per month, as it is really charged; null where nothing is. */
  price: z.number().nullable(),
  state: z.enum(subscriptionStates),
  /** When the rights end if nothing else happens: unpaid, cancelled, or on trial without a card. */
  accessUntil: z.iso.datetime().nullable(),
  /** The last four digits. */
  cardEnding: z.string().nullable(),
  /** The trial is still there to be used (NS-41: once per account). */
  canTry: z.boolean(),
  /** Whether the trial asks for a card before it begins (D3). */
  trialNeedsCard: z.boolean().optional(),
  /** Whether this server takes payments at all. */
  canPay: z.boolean(),
  /** Whether the payment service knows them: there may be a card and invoices. */
  hasBilling: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

/** Of no other kind: the browser goes there. */
export const webAddress = z.url({ protocol: /^https?$/ });

export const Invoice = z.object({
  id: z.string(),
  date: z.iso.datetime(),
  plan: z.enum(planIds).nullable(),
  /** In dollars. */
  amount: z.number(),
  isPaid: z.boolean(),
  /** At the payment service; null while there is no file of it. */
  pdfUrl: webAddress.nullable(),
});
export type Invoice = z.infer<typeof Invoice>;
