import { v5 as uuidv5 } from 'uuid';
import { keepEntitlement } from '../../../accounts/keep-entitlement.ts';
import { lockAccount } from '../../../accounts/lock-account.ts';
import { type AccountEventKind, recordEvent } from '../../../accounts/record-event.ts';
import { findUser } from '../../../accounts/read-user.ts';
import type { HashAddress } from '../../../platform/addresses/hash-address.ts';
import type { Tx } from '../../../platform/db.ts';
import {
  findSubscription,
  findUserIdOfCustomer,
  markTried,
  saveSubscription,
  type SubscriptionRow,
} from '../store.ts';
import { keepTrial } from '../../past-addresses/past-trials.ts';
import type { PaidSubscription } from './paid-subscription.ts';
import { endOfRights, isUnpaid } from './rights.ts';

/** Makes an entitlement's id of a subscription's, so that each subscription has one. */
const entitlementSpace = '6d2f2a55-93cb-4f0e-a3ad-0f6f5b1f7c11';

/**
 * Writes down what the payment service said, and gives the rights that follow from it. False when
 * it is of a customer of whom we know nothing (any more), or who has just left.
 */
export async function keepSubscription(
  tx: Tx,
  paid: PaidSubscription,
  { now, hashAddress }: { now: Date; hashAddress: HashAddress },
): Promise<boolean> {
  const { customerId, ...told } = paid;
  const userId = await findUserIdOfCustomer(tx, customerId);
  if (userId === undefined || !(await lockAccount(tx, userId))) return false;
  const before = await findSubscription(tx, userId, paid.subscriptionId);
  const unpaidSince = isUnpaid(paid) ? (before?.unpaidSince ?? paid.periodStartsAt) : null;
  await keepRow(tx, { before, after: { userId, ...told, unpaidSince } }, now);
  if (paid.trialEndsAt) await noteTrial(tx, userId, { now, hashAddress });
  return true;
}

async function noteTrial(
  tx: Tx,
  userId: string,
  { now, hashAddress }: { now: Date; hashAddress: HashAddress },
): Promise<void> {
  await markTried(tx, userId, now);
  const user = await findUser(tx, userId, now);
  if (user) await keepTrial(tx, { addressHash: await hashAddress(user.email), now });
}

/** The payment service knows nothing of it any more, so nothing is charged and nothing given. */
export async function endMissing(
  tx: Tx,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  now: Date,
): Promise<void> {
  const before = await findSubscription(tx, userId, subscriptionId);
  if (!before || before.endedAt) return;
  await keepRow(tx, { before, after: { ...before, status: 'canceled', endedAt: now } }, now);
}

type Change = { before: SubscriptionRow | undefined; after: SubscriptionRow };

async function keepRow(tx: Tx, { before, after }: Change, now: Date): Promise<void> {
  const { userId, subscriptionId, plan, startedAt } = after;
  const end = endOfRights(after);
  const isGiving = hasBegun(after) && !after.endedAt;
  await saveSubscription(tx, after);
  await keepEntitlement(tx, {
    userId,
    entitlementId: uuidv5(subscriptionId, entitlementSpace),
    plan,
    source: 'stripe',
    // Its clock may be ahead of ours: who has paid waits for nothing, and what is over is over.
    startsAt: notAfter(now, startedAt),
    endsAt: isGiving ? end : notAfter(now, end),
  });
  for (const kind of whatHappened(before, after)) await recordEvent(tx, { userId, kind, now });
}

/** What its owner would want to read of it; nothing when it is as it was. */
function whatHappened(
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
): AccountEventKind[] {
  const changes: [AccountEventKind, boolean][] = [
    ['subscription-started', hasBegun(after) && !hasBegun(before)],
    ['plan-changed', before !== undefined && before.plan !== after.plan],
    ['payment-failed', isUnpaid(after) && !isUnpaid(before)],
    ['subscription-ended', after.endedAt !== null && hasBegun(before) && !before?.endedAt],
    ['subscription-cancelled', isLeaving(after) && !isLeaving(before)],
    ['subscription-resumed', isLeaving(before) && !isLeaving(after) && !after.endedAt],
  ];
  return changes.flatMap(([kind, hasHappened]) => (hasHappened ? kind : []));
}

function notAfter(now: Date, moment: Date): Date {
  return moment < now ? moment : now;
}

function isLeaving(row: SubscriptionRow | undefined): boolean {
  return row !== undefined && row.cancelsAt !== null && row.endedAt === null;
}

/** The first payment, or the trial, is behind it. */
function hasBegun(row: SubscriptionRow | undefined): boolean {
  return row !== undefined && !row.status.startsWith('incomplete');
}
