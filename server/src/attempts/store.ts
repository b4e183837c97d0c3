import type { Credit } from '@engram/core/attempts/attempt.ts';
import { sql, type Updateable } from 'kysely';
import type { DB } from '../platform/database-types.ts';
import type { Db, Tx } from '../platform/db.ts';

export type AttemptKey = { userId: string; attemptId: string };
export type TestKey = { userId: string; testId: string };

export type NewAttempt = AttemptKey & {
  testId: string;
  questionIds: string[];
  isEndless: boolean;
  startedAt: Date;
  timeLimitSeconds: number | null;
};

/** False when the id is taken. */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<boolean> {
  const row = await tx
    .insertInto('attempts')
    .values(attempt)
    .onConflict((conflict) => conflict.columns(['userId', 'attemptId']).doNothing())
    .returning('attemptId')
    .executeTakeFirst();
  return row !== undefined;
}

export function selectAttempts(db: Db, userId: string) {
  return db
    .selectFrom('attempts as a')
    .select(['userId', 'attemptId', 'testId', 'questionIds', 'isEndless', 'startedAt'])
    .select(['timeLimitSeconds', 'switches', 'reportedQuestionId', 'submittedAt', 'discardedAt'])
    .select(['timeTakenSeconds', 'results', 'judgingUntil', 'pausedAt', 'pausedMs'])
    .where('userId', '=', userId);
}

/** Also one that was left. */
export function findRow(db: Db, { userId, attemptId }: AttemptKey) {
  return selectAttempts(db, userId).where('attemptId', '=', attemptId).executeTakeFirst();
}

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findRow>>>;

/** Until the transaction ends nobody else changes it. Whoever holds its test too does so first. */
export function holdRow(tx: Tx, { userId, attemptId }: AttemptKey) {
  return selectAttempts(tx, userId)
    .where('attemptId', '=', attemptId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type NewAnswer = {
  questionId: string;
  round: number;
  /** Null when there is none. */
  answer: unknown;
  firstAnswer: unknown;
  attempts: number;
  ownVerdict: string | null;
  revision: number;
};

/** The greater revision stays; of two that are the same, the one that came last. */
export async function upsertAnswers(
  tx: Tx,
  { userId, attemptId }: AttemptKey,
  answers: readonly NewAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insertInto('attemptAnswers')
    .values(
      answers.map(({ answer, firstAnswer, ...given }) => ({
        ...given,
        userId,
        attemptId,
        answer: toJson(answer),
        firstAnswer: toJson(firstAnswer),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'attemptId', 'questionId', 'round'])
        .doUpdateSet({
          answer: sql`excluded.answer`,
          firstAnswer: sql`excluded.first_answer`,
          attempts: sql`excluded.attempts`,
          ownVerdict: sql`excluded.own_verdict`,
          revision: sql`excluded.revision`,
        })
        .where(sql<boolean>`excluded.revision >= attempt_answers.revision`),
    )
    .execute();
}

/** No answer is SQL's null, not JSON's. */
function toJson(answer: unknown): string | null {
  return answer === null ? null : JSON.stringify(answer);
}

export function readAnswerRows(db: Db, { userId, attemptId }: AttemptKey) {
  return db
    .selectFrom('attemptAnswers')
    .select(['questionId', 'round', 'answer', 'firstAnswer', 'attempts', 'ownVerdict'])
    .select(['revision', 'verdict', 'modelVerdict', 'pointsEarned', 'pointsPossible'])
    .select(['partsRight', 'partsWrong', 'partCount', 'scoringVersion'])
    .where('userId', '=', userId)
    .where('attemptId', '=', attemptId)
    .orderBy('round')
    .orderBy('questionId')
    .execute();
}

export async function hasAnswers(db: Db, { userId, attemptId }: AttemptKey): Promise<boolean> {
  const row = await db
    .selectFrom('attemptAnswers')
    .select('round')
    .where('userId', '=', userId)
    .where('attemptId', '=', attemptId)
    .where('answer', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countAnswers(tx: Tx, { userId, attemptId }: AttemptKey): Promise<number> {
  const row = await tx
    .selectFrom('attemptAnswers')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('userId', '=', userId)
    .where('attemptId', '=', attemptId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export function setSwitches(tx: Tx, key: AttemptKey, switches: number[]): Promise<void> {
  return changeAttempt(tx, key, { switches });
}

export function setPause(
  tx: Tx,
  key: AttemptKey,
  pause: { pausedAt: Date | null; pausedMs: number },
): Promise<void> {
  return changeAttempt(tx, key, pause);
}

async function changeAttempt(
  tx: Tx,
  { userId, attemptId }: AttemptKey,
  changes: Updateable<DB['attempts']>,
): Promise<void> {
  await tx
    .updateTable('attempts')
    .set(changes)
    .where('userId', '=', userId)
    .where('attemptId', '=', attemptId)
    .execute();
}

export type Report = AttemptKey & {
  testId: string;
  questionId: string;
  question: object;
  createdAt: Date;
};

/** For whoever holds the attempt and has seen that nothing was reported yet. */
export async function insertReport(tx: Tx, report: Report): Promise<void> {
  const { userId, attemptId, testId, questionId, question, createdAt } = report;
  await changeAttempt(tx, report, { reportedQuestionId: questionId });
  await tx
    .insertInto('questionReports')
    .values({ userId, attemptId, testId, question: JSON.stringify(question), createdAt })
    .onConflict((conflict) => conflict.columns(['userId', 'attemptId']).doNothing())
    .execute();
}

export type SetVerdict = {
  questionId: string;
  round: number;
  verdict: string;
  ownVerdict: string | null;
  credit: Credit;
};

/** Of the answers that are there. */
export async function setVerdicts(
  tx: Tx,
  { userId, attemptId }: AttemptKey,
  verdicts: readonly SetVerdict[],
): Promise<void> {
  const rows = JSON.stringify(
    verdicts.map(({ questionId, round, verdict, ownVerdict, credit }) => ({
      question_id: questionId,
      round,
      verdict,
      own_verdict: ownVerdict,
      points_earned: credit.earned,
      points_possible: credit.possible,
      parts_right: credit.parts?.right,
      parts_wrong: credit.parts?.wrong,
      part_count: credit.parts?.of,
      scoring_version: credit.scoring,
    })),
  );
  await sql`
    update attempt_answers a set verdict = v.verdict, own_verdict = v.own_verdict,
      points_earned = v.points_earned, points_possible = v.points_possible,
      parts_right = v.parts_right, parts_wrong = v.parts_wrong, part_count = v.part_count,
      scoring_version = v.scoring_version
    from jsonb_to_recordset(${rows}::jsonb) as v (
      question_id uuid, round integer, verdict text, own_verdict text,
      points_earned double precision, points_possible double precision,
      parts_right smallint, parts_wrong smallint, part_count smallint, scoring_version smallint
    )
    where a.user_id = ${userId} and a.attempt_id = ${attemptId}
      and a.question_id = v.question_id and a.round = v.round
  `.execute(tx);
}

/** The counts, and the one that sorts and averages. */
export type NewResults = { score: number } & Record<string, unknown>;

export type Submitted = { submittedAt: Date; timeTakenSeconds: number; results: NewResults };

export function setSubmitted(
  tx: Tx,
  key: AttemptKey,
  { results, ...submitted }: Submitted,
): Promise<void> {
  return changeAttempt(tx, key, {
    ...submitted,
    results: JSON.stringify(results),
    score: results.score,
  });
}

/** Of one that was submitted. */
export function setResults(tx: Tx, key: AttemptKey, results: NewResults): Promise<void> {
  return changeAttempt(tx, key, { results: JSON.stringify(results), score: results.score });
}

/** Its answers go. */
export async function setDiscarded(tx: Tx, key: AttemptKey, discardedAt: Date): Promise<void> {
  const { userId, attemptId } = key;
  await changeAttempt(tx, key, { discardedAt, switches: [] });
  await tx
    .deleteFrom('attemptAnswers')
    .where('userId', '=', userId)
    .where('attemptId', '=', attemptId)
    .execute();
}

export type SubmittedRow = {
  attemptId: string;
  questionIds: string[];
  isEndless: boolean;
  timeTakenSeconds: number | null;
  results: unknown;
};

/** Newest first. */
export function readLatestRows(
  db: Db,
  { userId, testId }: TestKey,
  most: number,
): Promise<SubmittedRow[]> {
  return db
    .selectFrom('attempts')
    .select(['attemptId', 'questionIds', 'isEndless', 'timeTakenSeconds', 'results'])
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('submittedAt', 'is not', null)
    .orderBy('submittedAt', 'desc')
    .orderBy('attemptId', 'desc')
    .limit(most)
    .execute();
}

/** Nothing graded has no score, though it is kept as 0. */
export const hasScore = sql<boolean>`coalesce(
  (results ->> 'gradedQuestions')::integer, (results ->> 'totalQuestions')::integer
) > 0`;

/** Of all attempts at a test that were submitted. */
export async function sumUpSubmitted(db: Db, { userId, testId }: TestKey) {
  const row = await db
    .selectFrom('attempts')
    .select([
      sql<number>`count(*)::integer`.as('total'),
      sql<number | null>`max(score) filter (where ${hasScore})`.as('best'),
      sql<number | null>`(
        array_agg(score order by submitted_at, attempt_id) filter (where ${hasScore})
      )[1]`.as('firstScore'),
    ])
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('submittedAt', 'is not', null)
    .executeTakeFirst();
  return row ?? { total: 0, best: null, firstScore: null };
}

/** Of these attempts. */
export async function readMarkRows(db: Db, userId: string, attemptIds: readonly string[]) {
  if (attemptIds.length === 0) return [];
  return db
    .selectFrom('attemptAnswers')
    .select(['attemptId', 'questionId'])
    .select(
      sql<string>`case when points_possible = 0 then 'dropped'
        when verdict = 'incorrect' and points_earned > 0 then 'partly' else verdict end`.as('mark'),
    )
    .where('userId', '=', userId)
    .where('attemptId', 'in', attemptIds)
    .where('verdict', 'is not', null)
    .orderBy('round')
    .execute();
}

/** What a test is to know of its attempts. */
export async function sumUpTest(tx: Tx, { userId, testId }: TestKey, most: number) {
  const ofTest = tx
    .selectFrom('attempts')
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('submittedAt', 'is not', null);
  const counts = await ofTest
    .select([
      sql<number>`count(*)::integer`.as('attempts'),
      sql<number | null>`max(score) filter (where ${hasScore})`.as('best'),
      sql<Date | null>`max(submitted_at)`.as('lastTakenAt'),
    ])
    .executeTakeFirst();
  const newest = await ofTest
    .select('score')
    .where(hasScore)
    .orderBy('submittedAt', 'desc')
    .orderBy('attemptId', 'desc')
    .limit(most)
    .execute();
  return {
    attempts: counts?.attempts ?? 0,
    best: counts?.best ?? null,
    lastTakenAt: counts?.lastTakenAt ?? null,
    recent: newest.map(({ score }) => score ?? 0).toReversed(),
  };
}

export async function insertStudyDays(
  tx: Tx,
  userId: string,
  days: readonly string[],
): Promise<void> {
  if (days.length === 0) return;
  await tx
    .insertInto('studyDays')
    .values(days.map((day) => ({ userId, day })))
    .onConflict((conflict) => conflict.columns(['userId', 'day']).doNothing())
    .execute();
}
