import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db.ts';

export type UserRow = {
  userId: string;
  email: string;
  displayName: string;
  timeZone: string;
  emailVerifiedAt: Date | null;
  plan: string | null;
};

/** With the plan in force now; nobody who has deleted the account. */
export async function findUserRow(db: Db, userId: string, now: Date): Promise<UserRow | undefined> {
  return db
    .selectFrom('users as u')
    .select(['u.userId', 'email', 'displayName', 'timeZone', 'emailVerifiedAt'])
    .select(planOn(now).as('plan'))
    .where('u.userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The plan in force of the user `u`. Should somebody hold two, their rights are the same. */
export function planOn(now: Date) {
  return sql<string | null>`(
    select plan from entitlements e
    where e.user_id = u.user_id and e.starts_at <= ${now}
      and (e.ends_at is null or e.ends_at > ${now})
    order by plan limit 1
  )`;
}

export type NewUser = {
  userId: string;
  email: string;
  displayName: string;
  createdAt: Date;
  timeZone?: string;
};

/** False when there is one with this id. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const row = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whoever changes what a session rests on (the password, the account itself) takes this lock
 * first, so that a sign-in happens either before, and is ended, or after, and is refused. The
 * address of the user; undefined when the account is closed.
 */
export async function lockUser(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('email')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.email;
}

export type EmailOwner = { userId: string; isNew: boolean };

/** Whose the address is now: the given user's, or that of whoever came first. */
export async function claimEmail(db: Db, emailKey: string, userId: string): Promise<EmailOwner> {
  const claimed = await db
    .insertInto('userEmails')
    .values({ emailKey, userId })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning('userId')
    .executeTakeFirst();
  if (claimed) return { userId, isNew: true };
  return { userId: (await findUserIdByEmail(db, emailKey)) ?? userId, isNew: false };
}

export async function findUserIdByEmail(db: Db, emailKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('userEmails')
    .select('userId')
    .where('emailKey', '=', emailKey)
    .executeTakeFirst();
  return row?.userId;
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('passwords')
    .select('passwordHash')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.passwordHash;
}

export type StoredPassword = { userId: string; passwordHash: string; changedAt: Date };

export async function savePassword(db: Db, password: StoredPassword): Promise<void> {
  const { passwordHash, changedAt } = password;
  await db
    .insertInto('passwords')
    .values(password)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ passwordHash, changedAt }))
    .execute();
}

export type ProfileChange = { displayName?: string; timeZone?: string };

export async function updateUser(db: Db, userId: string, change: ProfileChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('users').set(change).where('userId', '=', userId).execute();
}

/** True when it was not verified before. */
export async function markEmailVerified(db: Db, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ emailVerifiedAt: now })
    .where('userId', '=', userId)
    .where('emailVerifiedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export type OnboardingRow = {
  userId: string;
  testReason: string;
  hearAboutUs: string;
  registrationDate: Date;
};

/** A repeated call overwrites (NS-06). */
export async function saveOnboarding(db: Db, onboarding: OnboardingRow): Promise<void> {
  const { testReason, hearAboutUs, registrationDate } = onboarding;
  const answers = { testReason, hearAboutUs, registrationDate };
  await db
    .insertInto('onboarding')
    .values(onboarding)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(answers))
    .execute();
}

/** Why somebody came, if they were asked. */
export async function readTestReason(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('onboarding')
    .select('testReason')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.testReason;
}

export type NewEvent = {
  userId: string;
  eventId: string;
  kind: string;
  device: string | null;
  happenedAt: Date;
};

export async function insertEvent(db: Db, event: NewEvent): Promise<void> {
  await db.insertInto('accountEvents').values(event).execute();
}

export type NewEntitlement = {
  userId: string;
  entitlementId: string;
  plan: string;
  source: string;
  startsAt: Date;
};

export async function insertEntitlement(db: Db, entitlement: NewEntitlement): Promise<void> {
  await db
    .insertInto('entitlements')
    .values(entitlement)
    .onConflict((conflict) => conflict.columns(['userId', 'entitlementId']).doNothing())
    .execute();
}

/** In place of what was known of it before. */
export async function saveEntitlement(
  db: Db,
  entitlement: NewEntitlement & { endsAt: Date },
): Promise<void> {
  const { plan, startsAt, endsAt } = entitlement;
  await db
    .insertInto('entitlements')
    .values(entitlement)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'entitlementId']).doUpdateSet({ plan, startsAt, endsAt }),
    )
    .execute();
}

/** What an operator granted before ends; what was paid for stays. */
export async function endGrantedEntitlements(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('entitlements')
    .set({ endsAt: now })
    .where('userId', '=', userId)
    .where('source', '=', 'operator')
    .where((where) => where.or([where('endsAt', 'is', null), where('endsAt', '>', now)]))
    .execute();
}
