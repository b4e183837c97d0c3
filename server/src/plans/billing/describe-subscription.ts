import type { User } from '@engram/core/accounts/user.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import type { Subscription, SubscriptionState } from '@engram/core/plans/subscription.ts';
import { findUser } from '../../accounts/read-user.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { endOfRights } from './rights.ts';
import { findCustomer, findLatestSubscription, type SubscriptionRow } from './store.ts';

/** The plan of somebody, its price and what may be done about it [ACC-09]. */
export async function describeSubscription(
  { db, clock, payments }: Pick<Platform, 'db' | 'clock' | 'payments'>,
  userId: string,
): Promise<Subscription> {
  const now = clock.now();
  // Read anew: what was just changed may have changed the plan.
  const user = await findUser(db, userId, now);
  if (!user) throw new AppError('not-signed-in');
  const customer = await findCustomer(db, userId);
  const canPay = payments !== undefined;
  const about = {
    isPremium: user.isPremium,
    plan: user.plan,
    canPay,
    canTry: canPay && !customer?.triedAt,
    hasBilling: canPay && customer !== undefined,
  };
  const running = await findRunning(db, userId, now);
  return running ? { ...about, ...describePaid(running) } : { ...about, ...describeUnpaid(user) };
}

/** The subscription that gives somebody rights at this moment. */
export async function findRunning(
  db: Platform['db'],
  userId: string,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const latest = await findLatestSubscription(db, userId);
  return latest && latest.endedAt === null && endOfRights(latest) > now ? latest : undefined;
}

/** Whether it goes on by itself, if only with money that is still to come. */
export function isRenewing({ cancelsAt }: SubscriptionRow): boolean {
  return cancelsAt === null;
}

function describePaid(row: SubscriptionRow) {
  const state = stateOf(row);
  const goesOn = state === 'active' || (state === 'trial' && row.cardEnding !== null);
  return {
    state,
    billingCycle: 'monthly' as const,
    nextBillingDate: (row.cancelsAt ?? row.periodEndsAt).toISOString(),
    price: row.priceCents / 100,
    accessUntil: goesOn ? null : endOfRights(row).toISOString(),
    cardEnding: row.cardEnding,
  };
}

function stateOf(row: SubscriptionRow): SubscriptionState {
  if (!isRenewing(row)) return 'cancelled';
  if (row.status === 'trialing') return 'trial';
  return row.status === 'active' ? 'active' : 'past-due';
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
