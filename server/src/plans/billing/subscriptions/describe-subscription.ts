import type { User } from '@engram/core/accounts/user.ts';
import { planIds, plans } from '@engram/core/plans/catalogue.ts';
import type { Subscription, SubscriptionState } from '@engram/core/plans/subscription.ts';
import { findUser } from '../../../accounts/read-user.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Platform } from '../../../platform/start.ts';
import { hasTried } from '../../past-addresses/past-trials.ts';
import { findCustomer, type SubscriptionRow } from '../store.ts';
import { findOpen, isRenewing } from './find-open.ts';
import { endOfRights, isUnpaid } from './rights.ts';

/** The plan of somebody, its price and what may be done about it [ACC-09]. */
export async function describeSubscription(
  platform: Pick<Platform, 'db' | 'clock' | 'payments' | 'hashAddress'>,
  userId: string,
): Promise<Subscription> {
  const { db, clock, payments } = platform;
  const now = clock.now();
  // Read anew: what was just changed may have changed the plan.
  const user = await findUser(db, userId, now);
  if (!user) throw new AppError('not-signed-in');
  const customer = await findCustomer(db, userId);
  const canPay = payments !== undefined;
  const open = await findOpen(db, userId);
  const isGiving = open !== undefined && endOfRights(open) > now;
  return {
    isPremium: user.isPremium,
    canPay,
    canTry: canPay && !customer?.triedAt && !(await hasTried(platform, user.email)),
    trialNeedsCard: payments?.trialNeedsCard ?? false,
    hasBilling: canPay && customer !== undefined,
    ...(open && (isGiving || isUnpaid(open)) ? describePaid(open) : describeUnpaid(user)),
    plan: planIds.find((id) => isGiving && id === open.plan) ?? user.plan,
  };
}

function describePaid(row: SubscriptionRow) {
  const state = stateOf(row);
  const goesOn = state === 'active' || (state === 'trial' && row.hasPaymentMethod);
  const end = endOfRights(row);
  return {
    state,
    billingCycle: 'monthly' as const,
    nextBillingDate: (state === 'cancelled' ? end : row.periodEndsAt).toISOString(),
    price: row.priceCents / 100,
    accessUntil: goesOn ? null : end.toISOString(),
    cardEnding: row.cardEnding,
  };
}

function stateOf(row: SubscriptionRow): SubscriptionState {
  if (!isRenewing(row)) return 'cancelled';
  if (isUnpaid(row)) return 'past-due';
  return row.status === 'trialing' ? 'trial' : 'active';
}

function describeUnpaid(user: User) {
  return {
    state: plans[user.plan].isPremium ? ('granted' as const) : ('free' as const),
    billingCycle: null,
    nextBillingDate: null,
    price: null,
    accessUntil: null,
    cardEnding: null,
  };
}
