import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

export type SessionRow = {
  userId: string;
  sessionId: string;
  email: string;
  displayName: string;
  lastSeenAt: Date;
  idleSeconds: number;
  absoluteUntil: Date;
};

export async function findSessionByHash(
  db: Db,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  const key = await db
    .selectFrom('sessionTokens')
    .select(['userId', 'sessionId'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (!key) return undefined;
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.userId', 'sessions.userId')
    .select(['sessions.userId', 'sessions.sessionId', 'users.email', 'users.displayName'])
    .select(['sessions.lastSeenAt', 'sessions.idleSeconds', 'sessions.absoluteUntil'])
    .where('sessions.userId', '=', key.userId)
    .where('sessions.sessionId', '=', key.sessionId)
    .executeTakeFirst();
}

/** At most one write in five minutes per session. */
export async function touchSession(db: Db, session: SessionRow, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: now })
    .where('userId', '=', session.userId)
    .where('sessionId', '=', session.sessionId)
    .where('lastSeenAt', '<', new Date(now.getTime() - 5 * 60 * 1000))
    .execute();
}

export async function deleteSession(db: Db, userId: string, sessionId: string): Promise<void> {
  const gone = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .returning('tokenHash')
    .executeTakeFirst();
  if (gone) await db.deleteFrom('sessionTokens').where('tokenHash', '=', gone.tokenHash).execute();
}

export async function findPlanOn(db: Db, userId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('entitlements')
    .select('plan')
    .where('userId', '=', userId)
    .where('startsAt', '<=', now)
    .where((where) => where.or([where('endsAt', 'is', null), where('endsAt', '>', now)]))
    // Educator before student, should somebody hold both.
    .orderBy(sql`plan = 'educator'`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.plan;
}

export type NewUser = { userId: string; email: string; displayName: string; createdAt: Date };

export async function insertUser(db: Db, user: NewUser): Promise<void> {
  await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
}

export type NewSession = {
  userId: string;
  sessionId: string;
  tokenHash: Buffer;
  createdAt: Date;
  lastSeenAt: Date;
  idleSeconds: number;
  absoluteUntil: Date;
};

/** Two rows that may live on two machines one day, so no transaction: the session counts. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const { tokenHash, userId, sessionId } = session;
  await db.insertInto('sessions').values(session).execute();
  await db.insertInto('sessionTokens').values({ tokenHash, userId, sessionId }).execute();
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
