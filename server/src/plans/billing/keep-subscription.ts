import { v5 as uuidv5 } from 'uuid';
import { keepEntitlement } from '../../accounts/keep-entitlement.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import { type AccountEventKind, recordEvent } from '../../accounts/record-event.ts';
import type { Tx } from '../../platform/db.ts';
import type { PaidSubscription } from './paid-subscription.ts';
import { endOfRights } from './rights.ts';
import {
  findSubscription,
  findUserIdOfCustomer,
  markTried,
  saveSubscription,
  type SubscriptionRow,
} from './store.ts';

/** Makes an entitlement's id of a subscription's, so that each subscription has one. */
const entitlementSpace = '6d2f2a55-93cb-4f0e-a3ad-0f6f5b1f7c11';

/** Writes down what the payment service said, and gives the rights that follow from it. */
export async function keepSubscription(tx: Tx, paid: PaidSubscription, now: Date): Promise<void> {
  const { customerId, ...told } = paid;
  const userId = await findUserIdOfCustomer(tx, customerId);
  // Of a customer of whom we know nothing (any more), or who has just left.
  if (userId === undefined || !(await lockAccount(tx, userId))) return;
  const before = await findSubscription(tx, userId, paid.subscriptionId);
  const row = { userId, ...told };
  await saveSubscription(tx, row, now);
  await keepEntitlement(tx, {
    userId,
    entitlementId: uuidv5(paid.subscriptionId, entitlementSpace),
    plan: paid.plan,
    source: 'stripe',
    // Its clock may be ahead of ours: who has paid waits for nothing, and what is over is over.
    startsAt: notAfter(now, paid.startedAt),
    endsAt: paid.endedAt ? notAfter(now, paid.endedAt) : endOfRights(paid),
  });
  if (paid.trialEndsAt) await markTried(tx, userId, now);
  for (const kind of whatHappened(before, row)) await recordEvent(tx, { userId, kind, now });
}

/** What its owner would want to read of it; nothing when it is as it was. */
function whatHappened(
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
): AccountEventKind[] {
  const changes: [AccountEventKind, boolean][] = [
    ['subscription-started', !before],
    ['plan-changed', before !== undefined && before.plan !== after.plan],
    ['payment-failed', isUnpaid(after) && !isUnpaid(before)],
    ['subscription-ended', after.endedAt !== null && !before?.endedAt],
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

function isUnpaid(row: SubscriptionRow | undefined): boolean {
  return row?.status === 'past_due' || row?.status === 'unpaid';
}
