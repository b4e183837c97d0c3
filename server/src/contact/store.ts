import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db.ts';
import { bucketOf } from '../platform/sweep.ts';

const pageSize = 1_000;

/** A visitor has neither a user id nor a plan. */
export type ContactMessage = {
  messageId: string;
  userId: string | null;
  plan: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  writtenAt: Date;
};

/** False when there is one with this id. */
export async function insertMessage(tx: Tx, message: ContactMessage): Promise<boolean> {
  const row = await tx
    .insertInto('contactMessages')
    .values(message)
    .onConflict((conflict) => conflict.column('messageId').doNothing())
    .returning('messageId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasMessage(db: Db, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('contactMessages')
    .select('messageId')
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Until the transaction ends, nobody else has it. Undefined also when it has been mailed, or refused
 * for good.
 */
export async function lockUnmailed(tx: Tx, messageId: string): Promise<ContactMessage | undefined> {
  // A slow mail server may take longer than a transaction may idle; the job ends after this.
  await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
  return tx
    .selectFrom('contactMessages')
    .select(['messageId', 'userId', 'plan', 'name', 'email', 'subject', 'message', 'writtenAt'])
    .where('messageId', '=', messageId)
    .where('mailedAt', 'is', null)
    .where('refusedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markMailed(db: Db, messageId: string, now: Date): Promise<void> {
  await db
    .updateTable('contactMessages')
    .set({ mailedAt: now })
    .where('messageId', '=', messageId)
    .execute();
}

export async function markRefused(db: Db, messageId: string, now: Date): Promise<void> {
  await db
    .updateTable('contactMessages')
    .set({ refusedAt: now })
    .where('messageId', '=', messageId)
    .execute();
}

export type UnmailedMessage = { messageId: string; writtenAt: Date };

/** Those that wait for the mail server, the oldest first. */
export function readUnmailedAfter(
  db: Db,
  after: UnmailedMessage | undefined,
): Promise<UnmailedMessage[]> {
  const all = db
    .selectFrom('contactMessages')
    .select(['messageId', 'writtenAt'])
    .where('mailedAt', 'is', null)
    .where('refusedAt', 'is', null);
  const rest = after
    ? all.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('writtenAt', 'messageId'), '>', tuple(after.writtenAt, after.messageId)),
      )
    : all;
  return rest.orderBy('writtenAt').orderBy('messageId').limit(pageSize).execute();
}

export type ExportedMessage = {
  messageId: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  writtenAt: Date;
};

export function readMessagesAfter(
  db: Db,
  userId: string,
  after: ExportedMessage | undefined,
): Promise<ExportedMessage[]> {
  const all = db
    .selectFrom('contactMessages')
    .select(['messageId', 'name', 'email', 'subject', 'message', 'writtenAt'])
    .where('userId', '=', userId);
  const rest = after
    ? all.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('writtenAt', 'messageId'), '>', tuple(after.writtenAt, after.messageId)),
      )
    : all;
  return rest.orderBy('writtenAt').orderBy('messageId').limit(pageSize).execute();
}

export async function eraseMessages(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('contactMessages').where('userId', '=', userId).execute();
}

/** Forgets the messages of one bucket that were written before a moment. */
export async function forgetMessages(db: Db, bucket: number, before: Date): Promise<void> {
  await db
    .deleteFrom('contactMessages')
    .where(bucketOf('messageId'), '=', bucket)
    .where('writtenAt', '<', before)
    .execute();
}
