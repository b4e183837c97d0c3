import type { PageOffer } from '@engram/core/plans/page-offer.ts';
import type { Platform } from '../../platform/start.ts';

/** Whether anybody takes the money, and how a trial begins. */
export function describeOffer(payments: Platform['payments']): PageOffer {
  return { canPay: payments !== undefined, trialNeedsCard: payments?.trialNeedsCard ?? false };
}
