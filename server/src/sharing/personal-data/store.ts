import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

const rowsPerPage = 50;

type CodeRow = { testId: string; code: string };

export type ExportedShare = CodeRow & Record<string, unknown>;

/** The codes are the user's; what was shared lies under each code. */
export async function readSharesAfter(
  db: Db,
  userId: string,
  after: ExportedShare | undefined,
): Promise<ExportedShare[]> {
  const all = db.selectFrom('userShares').select(['testId', 'code']).where('userId', '=', userId);
  const rest = after
    ? all.where(sql<boolean>`(test_id, code) > (${after.testId}::uuid, ${after.code})`)
    : all;
  const codes = await rest.orderBy('testId').orderBy('code').limit(rowsPerPage).execute();
  return Promise.all(codes.map((row) => readShare(db, row)));
}

async function readShare(db: Db, { testId, code }: CodeRow): Promise<ExportedShare> {
  const share = await db
    .selectFrom('sharedTests')
    .select(['title', 'description', 'settings', 'questions', 'createdAt', 'expiresAt'])
    .select([
      'stoppedAt',
      sql<number>`(
        select count(*)::integer from shared_attempts a
        where a.code = shared_tests.code and a.submitted_at is not null
      )`.as('taken'),
    ])
    .where('code', '=', code)
    .executeTakeFirst();
  return { testId, code, ...share };
}

export type ExportedTaken = { code: string; attemptId: string } & Record<string, unknown>;

export async function readTakenAfter(
  db: Db,
  userId: string,
  after: ExportedTaken | undefined,
): Promise<ExportedTaken[]> {
  const keys = await selectTaken(db, userId, after).limit(rowsPerPage).execute();
  return Promise.all(keys.map((key) => readTaken(db, userId, key)));
}

function selectTaken(db: Db, userId: string, after?: { code: string; attemptId: string }) {
  const all = db
    .selectFrom('takenShares')
    .select(['code', 'attemptId'])
    .where('userId', '=', userId);
  const rest = after
    ? all.where(sql<boolean>`(code, attempt_id) > (${after.code}, ${after.attemptId}::uuid)`)
    : all;
  return rest.orderBy('code').orderBy('attemptId');
}

async function readTaken(
  db: Db,
  userId: string,
  { code, attemptId }: { code: string; attemptId: string },
): Promise<ExportedTaken> {
  const taken = await db
    .selectFrom('sharedAttempts')
    .select(['takerName', 'startedAt', 'submittedAt', 'timeTakenSeconds', 'answers', 'results'])
    .where('code', '=', code)
    .where('attemptId', '=', attemptId)
    .where('takerId', '=', userId)
    .executeTakeFirst();
  return { code, attemptId, ...taken };
}

export function listTaken(db: Db, userId: string): Promise<{ code: string; attemptId: string }[]> {
  return selectTaken(db, userId).execute();
}

export async function forgetTaken(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('takenShares').where('userId', '=', userId).execute();
}
