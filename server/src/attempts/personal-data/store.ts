import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Each with all its answers. */
const attemptsPerPage = 50;
const rowsPerPage = 1_000;

export type ExportedAttempt = { attemptId: string } & Record<string, unknown>;

/** Those that were left have nothing to tell but when they began. */
export function readAttemptsAfter(
  db: Db,
  userId: string,
  after: ExportedAttempt | undefined,
): Promise<ExportedAttempt[]> {
  const all = db
    .selectFrom('attempts as a')
    .select(['attemptId', 'testId', 'startedAt', 'timeLimitSeconds', 'switches'])
    .select(['reportedQuestionId', 'submittedAt', 'discardedAt', 'timeTakenSeconds', 'results'])
    .select(['pausedAt', 'questionIds', answersOf.as('answers')])
    .select(sql<number>`paused_ms::double precision`.as('pausedMs'))
    .where('userId', '=', userId);
  const rest = after ? all.where('attemptId', '>', after.attemptId) : all;
  return rest.orderBy('attemptId').limit(attemptsPerPage).execute();
}

const answersOf = sql<unknown>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'questionId', question_id, 'round', round, 'answer', answer, 'firstAnswer', first_answer,
    'attempts', attempts, 'ownVerdict', own_verdict, 'modelVerdict', model_verdict,
    'verdict', verdict, 'pointsEarned', points_earned, 'pointsPossible', points_possible,
    'partsRight', parts_right, 'partsWrong', parts_wrong, 'parts', part_count,
    'scoringVersion', scoring_version
  ) order by round, question_id), '[]')
  from attempt_answers x where x.user_id = a.user_id and x.attempt_id = a.attempt_id
)`;

export type ExportedReport = {
  attemptId: string;
  testId: string;
  question: unknown;
  createdAt: Date;
};

export function readReportsAfter(
  db: Db,
  userId: string,
  after: ExportedReport | undefined,
): Promise<ExportedReport[]> {
  const all = db
    .selectFrom('questionReports')
    .select(['attemptId', 'testId', 'question', 'createdAt'])
    .where('userId', '=', userId);
  const rest = after ? all.where('attemptId', '>', after.attemptId) : all;
  return rest.orderBy('attemptId').limit(rowsPerPage).execute();
}

export type ExportedDay = { day: string };

export function readDaysAfter(
  db: Db,
  userId: string,
  after: ExportedDay | undefined,
): Promise<ExportedDay[]> {
  const all = db
    .selectFrom('studyDays')
    .select(sql<string>`day::text`.as('day'))
    .where('userId', '=', userId);
  const rest = after ? all.where(sql<boolean>`study_days.day > ${after.day}::date`) : all;
  return rest.orderBy('studyDays.day').limit(rowsPerPage).execute();
}

/** Their answers go with them. */
export async function eraseAttempts(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('attempts').where('userId', '=', userId).execute();
  await db.deleteFrom('questionReports').where('userId', '=', userId).execute();
  await db.deleteFrom('studyDays').where('userId', '=', userId).execute();
}
