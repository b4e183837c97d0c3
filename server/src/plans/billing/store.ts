import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { bucketOf } from '../../platform/sweep.ts';

export type CustomerRow = {
  userId: string;
  customerId: string;
  triedAt: Date | null;
  checkoutId: string | null;
};

export function findCustomer(db: Db, userId: string): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('billingCustomers')
    .select(['userId', 'customerId', 'triedAt', 'checkoutId'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export async function findUserIdOfCustomer(db: Db, customerId: string) {
  const row = await db
    .selectFrom('stripeCustomers')
    .select('userId')
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  return row?.userId;
}

/** In place of one whom the payment service no longer knows. */
export async function saveCustomer(tx: Tx, userId: string, customerId: string): Promise<void> {
  await tx.insertInto('stripeCustomers').values({ customerId, userId }).execute();
  await tx
    .insertInto('billingCustomers')
    .values({ userId, customerId })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ customerId, checkoutId: null }),
    )
    .execute();
}

export async function saveCheckout(db: Db, userId: string, checkoutId: string): Promise<void> {
  await db
    .updateTable('billingCustomers')
    .set({ checkoutId })
    .where('userId', '=', userId)
    .execute();
}

export async function markTried(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('billingCustomers')
    .set({ triedAt: now })
    .where('userId', '=', userId)
    .where('triedAt', 'is', null)
    .execute();
}

export type SubscriptionRow = {
  userId: string;
  subscriptionId: string;
  plan: string;
  status: string;
  priceCents: number;
  cardEnding: string | null;
  hasPaymentMethod: boolean;
  startedAt: Date;
  periodStartsAt: Date;
  periodEndsAt: Date;
  trialEndsAt: Date | null;
  cancelsAt: Date | null;
  unpaidSince: Date | null;
  endedAt: Date | null;
};

export async function saveSubscription(tx: Tx, row: SubscriptionRow): Promise<void> {
  const { userId: _user, subscriptionId: _id, ...state } = row;
  await tx
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'subscriptionId']).doUpdateSet(state))
    .execute();
}

export function findSubscription(
  db: Db,
  userId: string,
  subscriptionId: string,
): Promise<SubscriptionRow | undefined> {
  return selectSubscriptions(db, userId)
    .where('subscriptionId', '=', subscriptionId)
    .executeTakeFirst();
}

/** Those of somebody that have not ended; more than one only by mishap. */
export function listOpenOf(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return selectSubscriptions(db, userId).where('endedAt', 'is', null).execute();
}

function selectSubscriptions(db: Db, userId: string) {
  return db
    .selectFrom('subscriptions')
    .select(['userId', 'subscriptionId', 'plan', 'status', 'priceCents', 'cardEnding'])
    .select(['hasPaymentMethod', 'startedAt', 'periodStartsAt', 'periodEndsAt', 'trialEndsAt'])
    .select(['cancelsAt', 'unpaidSince', 'endedAt'])
    .where('userId', '=', userId);
}

type OpenSubscription = { userId: string; subscriptionId: string };

/** Those of one bucket that have not ended as far as we know, a page after another. */
export function listOpenSubscriptions(
  db: Db,
  { bucket, after, limit }: { bucket: number; after: OpenSubscription | undefined; limit: number },
): Promise<OpenSubscription[]> {
  return db
    .selectFrom('subscriptions')
    .select(['userId', 'subscriptionId'])
    .where(bucketOf('userId'), '=', bucket)
    .where('endedAt', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(user_id, subscription_id) > (${after?.userId}::uuid, ${after?.subscriptionId})`,
      ),
    )
    .orderBy('userId')
    .orderBy('subscriptionId')
    .limit(limit)
    .execute();
}

/** False when it was taken before. */
export async function insertStripeEvent(
  tx: Tx,
  event: { eventId: string; kind: string; receivedAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('stripeEvents')
    .values(event)
    .onConflict((conflict) => conflict.column('eventId').doNothing())
    .returning('eventId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetStripeEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('stripeEvents').where('receivedAt', '<', before).execute();
}

export async function forgetLeases(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('billingLeases').where('endsAt', '<', before).execute();
}

type Lease = { name: string; holder: string };

/** By the clock of the database: leases are between processes. False while another holds it. */
export async function takeLease(db: Db, lease: Lease, seconds: number): Promise<boolean> {
  const endsAt = sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;
  const row = await db
    .insertInto('billingLeases')
    .values({ ...lease, endsAt })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder: lease.holder, endsAt })
        .where('billingLeases.endsAt', '<', sql<Date>`clock_timestamp()`),
    )
    .returning('holder')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when somebody else has it by now. */
export async function returnLease(db: Db, { name, holder }: Lease): Promise<boolean> {
  const row = await db
    .deleteFrom('billingLeases')
    .where('name', '=', name)
    .where('holder', '=', holder)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

export function readCustomer(db: Db, userId: string) {
  return db
    .selectFrom('billingCustomers')
    .select(['customerId', 'triedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export function readSubscriptions(db: Db, userId: string) {
  return selectSubscriptions(db, userId).orderBy('startedAt').execute();
}

export async function eraseBilling(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('subscriptions').where('userId', '=', userId).execute();
  await db.deleteFrom('stripeCustomers').where('userId', '=', userId).execute();
  await db.deleteFrom('billingCustomers').where('userId', '=', userId).execute();
}
