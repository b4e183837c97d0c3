import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { bucketOf } from '../../platform/sweep.ts';
import { planOn, type UserRow } from '../store.ts';

export type SessionRow = {
  userId: string;
  sessionId: string;
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
    .select(['userId', 'sessionId', 'lastSeenAt', 'idleSeconds', 'absoluteUntil'])
    .where('userId', '=', key.userId)
    .where('sessionId', '=', key.sessionId)
    .executeTakeFirst();
}

export async function touchSession(db: Db, session: SessionRow, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: now })
    .where('userId', '=', session.userId)
    .where('sessionId', '=', session.sessionId)
    .execute();
}

type SessionKey = { userId: string; sessionId: string };

export async function setConfirmedUntil(
  db: Db,
  { userId, sessionId, until }: SessionKey & { until: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmedUntil: until })
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .execute();
}

export async function findConfirmedUntil(
  db: Db,
  { userId, sessionId }: SessionKey,
): Promise<Date | null | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('confirmedUntil')
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  return row?.confirmedUntil;
}

type NewSession = {
  userId: string;
  sessionId: string;
  tokenHash: Buffer;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
  idleSeconds: number;
  absoluteUntil: Date;
};

type SignInRecord = { eventId: string; kind: string };

export type Opening = {
  session: NewSession;
  /** The password that was checked: a change of it since then opens nothing. */
  provenHash: string | undefined;
  record: SignInRecord;
};

/** More devices than this nobody has; the ones longest unused go. */
const mostSessions = 50;

/**
 * Opens a session, its lookup row and the record of it in one statement, and clears away what has
 * ended by itself. Undefined when the account was closed or its password changed meanwhile: both
 * lock the row that is read here.
 */
export async function insertSession(db: Db, opening: Opening): Promise<UserRow | undefined> {
  const { session, provenHash, record } = opening;
  const { userId, sessionId, tokenHash, device, createdAt: now } = session;
  const { rows } = await sql<UserRow>`
    with owner as (
      select u.user_id, u.email, u.display_name, u.time_zone, u.email_verified_at
      from users u left join passwords p using (user_id)
      where u.user_id = ${userId} and u.deleted_at is null
        and (${provenHash ?? null}::text is null or p.password_hash = ${provenHash ?? null})
      for share of u
    ),
    kept as (
      select session_id from sessions
      where user_id = ${userId} and absolute_until > ${now}
        and last_seen_at + make_interval(secs => idle_seconds) > ${now}
      order by last_seen_at desc limit ${mostSessions - 1}
    ),
    ended as (
      delete from sessions using owner
      where sessions.user_id = ${userId} and session_id not in (select session_id from kept)
      returning token_hash
    ),
    forgotten as (
      delete from session_tokens where token_hash in (select token_hash from ended)
    ),
    opened as (
      insert into sessions (user_id, session_id, token_hash, device, created_at, last_seen_at,
        idle_seconds, absolute_until)
      select user_id, ${sessionId}, ${tokenHash}, ${device}, ${now}, ${session.lastSeenAt},
        ${session.idleSeconds}, ${session.absoluteUntil} from owner
    ),
    recorded as (
      insert into account_events (user_id, event_id, kind, device, happened_at)
      select user_id, ${record.eventId}, ${record.kind}, ${device}, ${now} from owner
    ),
    findable as (
      insert into session_tokens (token_hash, user_id, session_id)
      select ${tokenHash}, user_id, ${sessionId} from owner
    )
    select u.*, ${planOn(now)} as plan from owner u`.execute(db);
  return rows[0];
}

export type OpenSessionRow = {
  sessionId: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
  idleSeconds: number;
  absoluteUntil: Date;
};

export async function listSessions(db: Db, userId: string): Promise<OpenSessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['sessionId', 'device', 'createdAt', 'lastSeenAt', 'idleSeconds', 'absoluteUntil'])
    .where('userId', '=', userId)
    .orderBy('lastSeenAt', 'desc')
    .execute();
}

/** False when there was no such session of this user. */
export async function deleteSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .returning('tokenHash')
    .executeTakeFirst();
  if (!gone) return false;
  await db.deleteFrom('sessionTokens').where('tokenHash', '=', gone.tokenHash).execute();
  return true;
}

/** All of a user's sessions but the one to keep, if any. */
export async function deleteSessions(
  db: Db,
  userId: string,
  keepSessionId?: string,
): Promise<void> {
  await db
    .with('gone', (query) => {
      const all = query.deleteFrom('sessions').where('userId', '=', userId);
      const chosen =
        keepSessionId === undefined ? all : all.where('sessionId', '!=', keepSessionId);
      return chosen.returning('tokenHash');
    })
    .deleteFrom('sessionTokens')
    .where('tokenHash', 'in', (select) => select.selectFrom('gone').select('tokenHash'))
    .execute();
}

/** What nobody of one bucket came back to; sessions in use clear up after themselves. */
export async function deleteEndedSessions(db: Db, bucket: number, now: Date): Promise<void> {
  await db
    .with('gone', (query) =>
      query
        .deleteFrom('sessions')
        .where(bucketOf('userId'), '=', bucket)
        .where('absoluteUntil', '<=', now)
        .returning('tokenHash'),
    )
    .deleteFrom('sessionTokens')
    .where('tokenHash', 'in', (select) => select.selectFrom('gone').select('tokenHash'))
    .execute();
}
