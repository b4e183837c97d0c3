import { mayShow } from '@engram/core/sharing/assignment-times.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import { assignmentOf } from '../assignment-of.ts';
import { TakenAnswer } from '../taking/taken-answer.ts';

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
    .select(['title', 'description', 'settings', 'questions', 'rules', 'createdAt', 'opensAt'])
    .select([
      'stoppedAt',
      // That of the link would be the moment an assignment was made (028).
      sql<Date>`coalesce(closes_at, expires_at)`.as('expiresAt'),
      'rulings',
      sql<number>`(
        select count(*)::integer from shared_attempts a
        where a.code = shared_tests.code and a.submitted_at is not null
      )`.as('taken'),
    ])
    .where('code', '=', code)
    .executeTakeFirst();
  const corrections = await db
    .selectFrom('sharedCorrections')
    .select(['version', 'questionId', 'correction', 'madeAt', 'note'])
    .where('code', '=', code)
    .orderBy('version')
    .execute();
  return { testId, code, ...share, corrections };
}

export type ExportedTaken = { code: string; attemptId: string } & Record<string, unknown>;

export async function readTakenAfter(
  db: Db,
  { userId, now }: { userId: string; now: Date },
  after: ExportedTaken | undefined,
): Promise<ExportedTaken[]> {
  const keys = await selectTaken(db, userId, after).limit(rowsPerPage).execute();
  return Promise.all(keys.map((key) => readTaken(db, { ...key, userId }, now)));
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
  { code, attemptId, userId }: { code: string; attemptId: string; userId: string },
  now: Date,
): Promise<ExportedTaken> {
  const taken = await db
    .selectFrom('sharedAttempts')
    .select(['takerName', 'startedAt', 'submittedAt', 'timeTakenSeconds', 'answers', 'results'])
    .select(['tryNumber', 'deadlineAt', 'saved'])
    .where('code', '=', code)
    .where('attemptId', '=', attemptId)
    .where('takerId', '=', userId)
    .executeTakeFirst();
  if (!taken) return { code, attemptId };
  const { tryNumber, deadlineAt, saved, ...rest } = taken;
  if (tryNumber === null) return { code, attemptId, ...rest };
  const all = { code, attemptId, ...rest, tryNumber, deadlineAt, saved };
  if (await mayShowResult(db, code, now)) return all;
  // What somebody answered is theirs at any time; what is right comes when it may be seen (D40).
  return { ...all, answers: withoutVerdicts(rest.answers), results: null };
}

async function mayShowResult(db: Db, code: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sharedTests')
    .select(['rules', 'opensAt', 'closesAt', 'classId'])
    .where('code', '=', code)
    .executeTakeFirst();
  const assignment = row && assignmentOf(row);
  return assignment ? mayShow(assignment, now) : false;
}

const Answers = z.array(TakenAnswer).nullable();

function withoutVerdicts(answers: unknown) {
  return (
    Answers.parse(answers)?.map(({ questionId, answer, seconds }) => ({
      questionId,
      answer,
      seconds,
    })) ?? null
  );
}

export function listTaken(db: Db, userId: string): Promise<{ code: string; attemptId: string }[]> {
  return selectTaken(db, userId).execute();
}

export async function forgetTaken(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('takenShares').where('userId', '=', userId).execute();
}
