import type { Db, Tx } from '../../platform/db.ts';
import { bucketOf } from '../../platform/sweep.ts';

const pageSize = 1_000;

const columns = ['isOn', 'hour', 'lastDay'] as const;

export function readReminders(db: Db, userId: string) {
  return db
    .selectFrom('reviewReminders')
    .select(columns)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export type ReminderRow = NonNullable<Awaited<ReturnType<typeof readReminders>>>;

/** Until the transaction ends nobody else settles a day of this learner. */
export function lockReminders(tx: Tx, userId: string): Promise<ReminderRow | undefined> {
  return tx
    .selectFrom('reviewReminders')
    .select(columns)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveReminders(tx: Tx, userId: string, row: ReminderRow): Promise<void> {
  await tx
    .insertInto('reviewReminders')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
}

/** Off already, they are off as well; false where they were never on. */
export async function setOff(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .updateTable('reviewReminders')
    .set({ isOn: false })
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst();
  await eraseMoment(tx, userId);
  return row !== undefined;
}

export async function settleDay(tx: Tx, userId: string, day: string): Promise<void> {
  await tx
    .updateTable('reviewReminders')
    .set({ lastDay: day })
    .where('userId', '=', userId)
    .execute();
}

/** As if the day had not been settled; false when another one was settled since. */
export async function unsettleDay(
  tx: Tx,
  userId: string,
  { day, lastDay }: { day: string; lastDay: string | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('reviewReminders')
    .set({ lastDay })
    .where('userId', '=', userId)
    .where('lastDay', '=', day)
    .where('isOn', '=', true)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setMoment(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .insertInto('reminderMoments')
    .values({ userId, at })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ at }))
    .execute();
}

export async function eraseMoment(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('reminderMoments').where('userId', '=', userId).execute();
}

export type DueMoment = { userId: string; at: Date };

/** Those of one bucket whose moment has come, the longest waiting first. */
export function readMomentsAfter(
  db: Db,
  { bucket, now }: { bucket: number; now: Date },
  after: DueMoment | undefined,
): Promise<DueMoment[]> {
  const all = db
    .selectFrom('reminderMoments')
    .select(['userId', 'at'])
    .where(bucketOf('userId'), '=', bucket)
    .where('at', '<=', now);
  const rest = after
    ? all.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('at', 'userId'), '>', tuple(after.at, after.userId)),
      )
    : all;
  return rest.orderBy('at').orderBy('userId').limit(pageSize).execute();
}

export async function insertToken(
  tx: Tx,
  token: { tokenHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  await tx.insertInto('reminderTokens').values(token).execute();
}

export async function findTokenOwner(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('reminderTokens')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.userId;
}

export async function forgetTokens(db: Db, bucket: number, now: Date): Promise<void> {
  await db
    .deleteFrom('reminderTokens')
    .where(bucketOf('userId'), '=', bucket)
    .where('expiresAt', '<', now)
    .execute();
}

/** The row that a reminder under way holds goes first, so that nothing comes after it. */
export async function eraseReminders(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('reviewReminders').where('userId', '=', userId).execute();
  await db.deleteFrom('reminderMoments').where('userId', '=', userId).execute();
  await db.deleteFrom('reminderTokens').where('userId', '=', userId).execute();
}
