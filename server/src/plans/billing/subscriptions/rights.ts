import { paymentGraceDays } from '@engram/core/plans/catalogue.ts';
import type { SubscriptionRow } from '../store.ts';

const graceMs = paymentGraceDays * 24 * 60 * 60 * 1000;

type Paid = Pick<
  SubscriptionRow,
  | 'status'
  | 'hasPaymentMethod'
  | 'startedAt'
  | 'periodStartsAt'
  | 'periodEndsAt'
  | 'trialEndsAt'
  | 'cancelsAt'
  | 'unpaidSince'
  | 'endedAt'
>;

/**
 * Until when a subscription gives the rights of its plan. Always an end: what is renewed moves it,
 * and should nobody be told of a renewal in time, the days of grace bridge it.
 */
export function endOfRights(paid: Paid): Date {
  switch (paid.status) {
    case 'trialing':
    case 'active':
      return paid.cancelsAt ?? endOfFreeTrial(paid) ?? afterGrace(paid.periodEndsAt);
    case 'past_due':
    case 'unpaid':
      return afterGrace(paid.unpaidSince ?? paid.periodStartsAt);
    default:
      return paid.endedAt ?? paid.startedAt;
  }
}

export function isUnpaid(paid: Pick<SubscriptionRow, 'status'> | undefined): boolean {
  return paid?.status === 'past_due' || paid?.status === 'unpaid';
}

/** Nobody will be charged after it, so it ends on time (NS-41). */
function endOfFreeTrial({ status, hasPaymentMethod, trialEndsAt }: Paid): Date | null {
  return status === 'trialing' && !hasPaymentMethod ? trialEndsAt : null;
}

function afterGrace(moment: Date): Date {
  return new Date(moment.getTime() + graceMs);
}
