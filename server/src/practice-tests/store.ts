import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db.ts';
import { hasMention, mentionsIn } from '../platform/picture-mentions.ts';

export type TestKey = { userId: string; testId: string };

export type NewTest = TestKey & {
  name: string;
  preset: string;
  config: object;
  material: string;
  parts: readonly object[];
  making: object;
  generationId: string | null;
  createdAt: Date;
};

export async function insertTest(tx: Tx, test: NewTest): Promise<void> {
  await tx
    .insertInto('tests')
    .values({
      ...test,
      config: JSON.stringify(test.config),
      parts: JSON.stringify(test.parts),
      making: JSON.stringify(test.making),
    })
    .execute();
}

export async function countTests(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('tests')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export function findRow(db: Db, { userId, testId }: TestKey) {
  return db
    .selectFrom('tests')
    .select(['name', 'config', 'material', 'parts', 'making', 'createdAt'])
    .select(['attemptCount', 'recentScores', 'bestScore', 'lastScore', 'lastTakenAt'])
    .select('aiBatches')
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .executeTakeFirst();
}

export function readTestNames(db: Db, userId: string, testIds: readonly string[]) {
  return db
    .selectFrom('tests')
    .select(['testId', 'name'])
    .where('userId', '=', userId)
    .where(sql<boolean>`test_id = any(${testIds}::uuid[])`)
    .execute();
}

/** But for endless ones; the oldest first. */
export function readTestsToTake(db: Db, userId: string, testIds: readonly string[]) {
  return db
    .selectFrom('tests')
    .select(['testId', 'name', 'lastTakenAt'])
    .select(
      sql<number>`(
        select count(*)::integer from test_questions q
        where q.user_id = tests.user_id and q.test_id = tests.test_id and q.removed_at is null
      )`.as('questions'),
    )
    .where('userId', '=', userId)
    .where(sql<boolean>`test_id = any(${testIds}::uuid[])`)
    .where('preset', '<>', 'endless')
    .orderBy('createdAt')
    .orderBy('testId')
    .execute();
}

export async function hasTest(db: Db, { userId, testId }: TestKey): Promise<boolean> {
  const row = await db
    .selectFrom('tests')
    .select('testId')
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Until the transaction ends nobody else changes its questions; undefined when there is none. */
export function holdRow(tx: Tx, { userId, testId }: TestKey) {
  return tx
    .selectFrom('tests')
    .select('config')
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** False when there is none. */
export async function setName(db: Db, { userId, testId }: TestKey, name: string): Promise<boolean> {
  const row = await db
    .updateTable('tests')
    .set({ name })
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .returning('testId')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when there is none. Its questions and attempts go with it. */
export async function eraseTest(tx: Tx, { userId, testId }: TestKey): Promise<boolean> {
  const row = await tx
    .deleteFrom('tests')
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .returning('testId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Its id alone stays, so that a call that was late cannot bring it back. */
export async function insertDeleted(tx: Tx, { userId, testId }: TestKey): Promise<void> {
  await tx
    .insertInto('deletedTests')
    .values({ userId, testId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isDeleted(db: Db, { userId, testId }: TestKey): Promise<boolean> {
  const row = await db
    .selectFrom('deletedTests')
    .select('testId')
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .executeTakeFirst();
  return row !== undefined;
}

export type Scores = {
  attemptCount: number;
  recentScores: number[];
  bestScore: number | null;
  lastScore: number | null;
  lastTakenAt: Date | null;
};

export async function setScores(
  tx: Tx,
  { userId, testId }: TestKey,
  scores: Scores,
): Promise<void> {
  await tx
    .updateTable('tests')
    .set(scores)
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .execute();
}

export async function setOpenAttemptId(
  tx: Tx,
  { userId, testId }: TestKey,
  openAttemptId: string | null,
): Promise<void> {
  await tx
    .updateTable('tests')
    .set({ openAttemptId })
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .execute();
}

/** Those that the test has now, in their order. */
export function readQuestionRows(db: Db, { userId, testId }: TestKey) {
  return db
    .selectFrom('testQuestions')
    .select('question')
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('removedAt', 'is', null)
    .orderBy('place')
    .execute();
}

export async function listQuestionIds(db: Db, { userId, testId }: TestKey): Promise<string[]> {
  const rows = await db
    .selectFrom('testQuestions')
    .select('questionId')
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('removedAt', 'is', null)
    .orderBy('place')
    .execute();
  return rows.map(({ questionId }) => questionId);
}

/** Also those that were taken out of the test since; all, or those with these ids. */
export async function readAllQuestionRows(
  db: Db,
  { userId, testId }: TestKey,
  questionIds?: readonly string[],
) {
  if (questionIds?.length === 0) return [];
  const all = db
    .selectFrom('testQuestions')
    .select(['questionId', 'place', 'question', 'removedAt'])
    .where('userId', '=', userId)
    .where('testId', '=', testId);
  const named = questionIds ? all.where('questionId', 'in', questionIds) : all;
  return named.orderBy('place').orderBy('createdAt').execute();
}

export type NewQuestion = { questionId: string; place: number; question: object };

/** One whose id the test knows already stays as it is. */
export async function insertQuestions(
  tx: Tx,
  { userId, testId }: TestKey,
  { questions, createdAt }: { questions: readonly NewQuestion[]; createdAt: Date },
): Promise<void> {
  if (questions.length === 0) return;
  await tx
    .insertInto('testQuestions')
    .values(
      questions.map(({ questionId, place, question }) => ({
        userId,
        testId,
        questionId,
        place,
        question: JSON.stringify(question),
        createdAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'testId', 'questionId']).doNothing())
    .execute();
}

/** After the last one, also of those that were taken out. */
export async function findNextPlace(tx: Tx, { userId, testId }: TestKey): Promise<number> {
  const row = await tx
    .selectFrom('testQuestions')
    .select(sql<number>`coalesce(max(place) + 1, 0)`.as('place'))
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .executeTakeFirst();
  return row?.place ?? 0;
}

/** What was answered stays for the attempts that did; null brings a question back. */
export async function setRemoved(
  tx: Tx,
  { userId, testId }: TestKey,
  { questionId, removedAt }: { questionId: string; removedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('testQuestions')
    .set({ removedAt })
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('questionId', '=', questionId)
    .execute();
}

/** The order of all that the test has or ever had. */
export async function setPlaces(
  tx: Tx,
  { userId, testId }: TestKey,
  questionIds: readonly string[],
): Promise<void> {
  await sql`
    update test_questions q set place = ordered.place - 1
    from unnest(${questionIds}::uuid[]) with ordinality as ordered (question_id, place)
    where q.user_id = ${userId} and q.test_id = ${testId} and q.question_id = ordered.question_id
  `.execute(tx);
}

/** False when the test has no such question now. */
export async function setPoints(
  db: Db,
  { userId, testId }: TestKey,
  { questionId, points }: { questionId: string; points: number },
): Promise<boolean> {
  const row = await db
    .updateTable('testQuestions')
    .set({ question: sql`question || jsonb_build_object('points', ${points}::integer)` })
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('questionId', '=', questionId)
    .where('removedAt', 'is', null)
    .returning('questionId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Under their ids, also where they were taken out; others are not added. For whoever holds the test. */
export async function setQuestions(
  tx: Tx,
  { userId, testId }: TestKey,
  questions: readonly { id: string }[],
): Promise<void> {
  const rows = JSON.stringify(
    questions.map((question) => ({ question_id: question.id, question })),
  );
  await sql`
    update test_questions q set question = n.question
    from jsonb_to_recordset(${rows}::jsonb) as n (question_id uuid, question jsonb)
    where q.user_id = ${userId} and q.test_id = ${testId} and q.question_id = n.question_id
  `.execute(tx);
}

export type FormerLimits = {
  /** A device that was offline may still answer what was taken out later. */
  removedBefore: Date;
  most: number;
};

/**
 * Lets go of questions that were taken out of the test and that no attempt has: the old ones, and
 * those beyond the newest so many.
 */
export async function eraseFormer(
  tx: Tx,
  { userId, testId }: TestKey,
  { removedBefore, most }: FormerLimits,
): Promise<void> {
  await sql`
    with former as (
      select question_id, removed_at, row_number() over (order by removed_at desc) as age
      from test_questions
      where user_id = ${userId} and test_id = ${testId} and removed_at is not null
    )
    delete from test_questions q using former f
    where q.user_id = ${userId} and q.test_id = ${testId} and q.question_id = f.question_id
      and (f.removed_at < ${removedBefore} or f.age > ${most})
      and not exists (
        select 1 from attempts a
        where a.user_id = q.user_id and a.test_id = q.test_id and a.discarded_at is null
          and (
            q.question_id = any(a.question_ids)
            or exists (
              select 1 from attempt_answers x
              where x.user_id = a.user_id and x.attempt_id = a.attempt_id
                and x.question_id = q.question_id
            )
          )
      )
  `.execute(tx);
}

/** The ids of the pictures that the questions of an owner show, also those that were taken out. */
export async function listPicturesOfQuestions(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct found[1] as id from test_questions, ${mentionsIn('question')} as found
    where user_id = ${userId} and ${hasMention('question')}
  `.execute(db);
  return rows.map(({ id }) => id);
}
