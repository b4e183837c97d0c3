import { paymentGraceDays } from '@engram/core/plans/catalogue.ts';
import type { PaidSubscription } from './paid-subscription.ts';

const graceMs = paymentGraceDays * 24 * 60 * 60 * 1000;

type Paid = Pick<
  PaidSubscription,
  | 'status'
  | 'cardEnding'
  | 'startedAt'
  | 'periodStartsAt'
  | 'periodEndsAt'
  | 'trialEndsAt'
  | 'cancelsAt'
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
      return paid.cancelsAt ?? endOfTrialWithoutCard(paid) ?? afterGrace(paid.periodEndsAt);
    // The unpaid period has begun already.
    case 'past_due':
    case 'unpaid':
      return afterGrace(paid.periodStartsAt);
    case 'canceled':
      return paid.endedAt ?? paid.startedAt;
    default:
      return paid.startedAt;
  }
}

/** Nobody will be charged after it, so it ends on time (NS-41). */
function endOfTrialWithoutCard({ status, cardEnding, trialEndsAt }: Paid): Date | null {
  return status === 'trialing' && cardEnding === null ? trialEndsAt : null;
}

function afterGrace(moment: Date): Date {
  return new Date(moment.getTime() + graceMs);
}
