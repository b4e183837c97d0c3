import type { Db, Tx } from '../../platform/db.ts';
import { bucketOf } from '../../platform/sweep.ts';

const pageSize = 1_000;

export function readProfile(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['userId', 'email', 'displayName', 'timeZone', 'emailVerifiedAt', 'createdAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export function readEntitlements(db: Db, userId: string) {
  return db
    .selectFrom('entitlements')
    .select(['plan', 'source', 'startsAt', 'endsAt'])
    .where('userId', '=', userId)
    .orderBy('startsAt')
    .execute();
}

/** When it was set; the password itself nobody can read, not even we. */
export async function readPasswordAge(db: Db, userId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('passwords')
    .select('changedAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.changedAt;
}

export function readOnboarding(db: Db, userId: string) {
  return db
    .selectFrom('onboarding')
    .select(['testReason', 'hearAboutUs', 'registrationDate'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export type ExportedDevice = {
  sessionId: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
};

export function readDevicesAfter(
  db: Db,
  userId: string,
  after: ExportedDevice | undefined,
): Promise<ExportedDevice[]> {
  const all = db
    .selectFrom('sessions')
    .select(['sessionId', 'device', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId);
  const rest = after ? all.where('sessionId', '>', after.sessionId) : all;
  return rest.orderBy('sessionId').limit(pageSize).execute();
}

export type ExportedEvent = {
  eventId: string;
  kind: string;
  device: string | null;
  happenedAt: Date;
};

export function readEventsAfter(
  db: Db,
  userId: string,
  after: ExportedEvent | undefined,
): Promise<ExportedEvent[]> {
  const all = db
    .selectFrom('accountEvents')
    .select(['eventId', 'kind', 'device', 'happenedAt'])
    .where('userId', '=', userId);
  const rest = after ? all.where('eventId', '>', after.eventId) : all;
  return rest.orderBy('eventId').limit(pageSize).execute();
}

/** False when somebody has closed it already. */
export async function markDeleted(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ deletedAt: now })
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** What leads to an account from outside: devices, links in mails and the address. */
export async function eraseWaysIn(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
  await db.deleteFrom('sessionTokens').where('userId', '=', userId).execute();
  await db.deleteFrom('mailLinks').where('userId', '=', userId).execute();
  await db.deleteFrom('mailLinkTokens').where('userId', '=', userId).execute();
  await db.deleteFrom('userEmails').where('userId', '=', userId).execute();
}

/** Accounts of one bucket that were closed before a moment and are still there. */
export async function listClosedAccounts(db: Db, bucket: number, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('userId')
    .where(bucketOf('userId'), '=', bucket)
    .where('deletedAt', 'is not', null)
    .where('deletedAt', '<', before)
    .limit(pageSize)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** The user's own row goes last: as long as it is there, the work is not done. */
export async function eraseAccountRows(db: Db, userId: string): Promise<void> {
  await eraseWaysIn(db, userId);
  await db.deleteFrom('passwords').where('userId', '=', userId).execute();
  await db.deleteFrom('onboarding').where('userId', '=', userId).execute();
  await db.deleteFrom('entitlements').where('userId', '=', userId).execute();
  await db.deleteFrom('accountEvents').where('userId', '=', userId).execute();
  await db.deleteFrom('users').where('userId', '=', userId).execute();
}
