import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db.ts';
import { hasMention, mentionsIn } from '../platform/picture-mentions.ts';

export type NewShare = {
  code: string;
  ownerId: string;
  testId: string;
  title: string;
  description: string;
  settings: object;
  questions: readonly object[];
  createdAt: Date;
  expiresAt: Date;
  salt: Buffer;
  /** Null for a plain link. */
  assignment: { rules: object; opensAt: Date; closesAt: Date } | null;
};

/** False when somebody has the code. */
export async function insertShare(tx: Tx, share: NewShare): Promise<boolean> {
  const { settings, questions, assignment, ...rest } = share;
  const row = await tx
    .insertInto('sharedTests')
    .values({
      ...rest,
      settings: JSON.stringify(settings),
      questions: JSON.stringify(questions),
      ...(assignment && { ...assignment, rules: JSON.stringify(assignment.rules) }),
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertUserShare(
  tx: Tx,
  { ownerId: userId, testId, code, createdAt, assignment }: NewShare,
): Promise<void> {
  const isAssignment = assignment !== null;
  await tx
    .insertInto('userShares')
    .values({ userId, testId, code, createdAt, isAssignment })
    .execute();
}

function selectShares(db: Db) {
  return db
    .selectFrom('sharedTests')
    .select(['code', 'ownerId', 'testId', 'title', 'description', 'settings', 'questions'])
    .select(['rulings', 'version', 'createdAt', 'expiresAt', 'stoppedAt', 'salt'])
    .select(['rules', 'opensAt', 'closesAt', 'classId']);
}

/** With its questions, whatever became of it. */
export function findShareRow(db: Db, code: string) {
  return selectShares(db).where('code', '=', code).executeTakeFirst();
}

export type ShareRow = NonNullable<Awaited<ReturnType<typeof findShareRow>>>;

export function findOwnShareRow(
  db: Db,
  ownerId: string,
  code: string,
): Promise<ShareRow | undefined> {
  return selectShares(db)
    .where('code', '=', code)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
}

/** The little of it that can change. */
export function findShareState(db: Db, code: string) {
  return db
    .selectFrom('sharedTests')
    .select(['version', 'stoppedAt', 'closesAt'])
    .where('code', '=', code)
    .executeTakeFirst();
}

type Which = { testId?: string | undefined; isAssignment?: boolean };

/** Of one test of a user, or of all; plain links and assignments, or one of both. */
export async function listCodes(
  db: Db,
  userId: string,
  { testId, isAssignment }: Which = {},
): Promise<string[]> {
  const rows = await db
    .selectFrom('userShares')
    .select('code')
    .where('userId', '=', userId)
    .$if(testId !== undefined, (query) => query.where('testId', '=', testId ?? ''))
    .$if(isAssignment !== undefined, (query) =>
      query.where('isAssignment', '=', isAssignment ?? false),
    )
    .execute();
  return rows.map(({ code }) => code);
}

/** The newest first. */
export async function readShareRows(db: Db, codes: readonly string[]): Promise<ShareRow[]> {
  if (codes.length === 0) return [];
  return selectShares(db).where('code', 'in', codes).orderBy('createdAt', 'desc').execute();
}

/** The link ends; one that has ended stays as it is. */
export async function setStopped(db: Db, codes: readonly string[], at: Date): Promise<void> {
  if (codes.length === 0) return;
  await db
    .updateTable('sharedTests')
    .set({ stoppedAt: at })
    .where('code', 'in', codes)
    .where('stoppedAt', 'is', null)
    .execute();
}

/** With all that was submitted, also what comes in meanwhile. */
export async function eraseShare(db: Db, code: string): Promise<void> {
  await db.deleteFrom('sharedTests').where('code', '=', code).execute();
  await db.deleteFrom('sharedCorrections').where('code', '=', code).execute();
  while ((await eraseSomeAttempts(db, code)) > 0) continue;
}

/** Few enough for one statement, however many took the test. */
async function eraseSomeAttempts(db: Db, code: string): Promise<bigint> {
  const some = db
    .selectFrom('sharedAttempts')
    .select('attemptId')
    .where('code', '=', code)
    .limit(10_000);
  const { numDeletedRows } = await db
    .deleteFrom('sharedAttempts')
    .where('code', '=', code)
    .where('attemptId', 'in', some)
    .executeTakeFirst();
  return numDeletedRows;
}

export async function forgetUserShare(db: Db, userId: string, code: string): Promise<void> {
  await db.deleteFrom('userShares').where('userId', '=', userId).where('code', '=', code).execute();
}

/** The ids of the pictures that shared tests show, whatever became of the owner's questions. */
export async function listPicturesOfShares(db: Db, userId: string): Promise<string[]> {
  const codes = await listCodes(db, userId);
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct found[1] as id from shared_tests, ${mentionsIn('questions')} as found
    where code in (${sql.join(codes)}) and ${hasMention('questions')}
  `.execute(db);
  return rows.map(({ id }) => id);
}
