import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import type { AttemptKey } from '../store.ts';

type Judging = { until: Date; network: string | null };

export async function setJudging(
  db: Db,
  { userId, attemptId }: AttemptKey,
  judging: Judging | null,
): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ judgingUntil: judging?.until ?? null, judgingNetwork: judging?.network ?? null })
    .where('userId', '=', userId)
    .where('attemptId', '=', attemptId)
    .execute();
}

/** Where it was submitted; undefined when nothing of it waits for a model. */
export async function findJudging(
  db: Db,
  { userId, attemptId }: AttemptKey,
): Promise<{ network: string | null } | undefined> {
  return db
    .selectFrom('attempts')
    .select('judgingNetwork as network')
    .where('userId', '=', userId)
    .where('attemptId', '=', attemptId)
    .where('judgingUntil', 'is not', null)
    .executeTakeFirst();
}

export type ModelVerdict = { questionId: string; round: number; verdict: 'correct' | 'incorrect' };

/** Of answers that still wait for somebody: what a learner has said meanwhile stays. */
export async function setModelVerdicts(
  tx: Tx,
  { userId, attemptId }: AttemptKey,
  verdicts: readonly ModelVerdict[],
): Promise<void> {
  const rows = JSON.stringify(
    verdicts.map(({ questionId, round, verdict }) => ({ question_id: questionId, round, verdict })),
  );
  await sql`
    update attempt_answers a set verdict = v.verdict, model_verdict = v.verdict,
      points_earned = a.points_possible * (v.verdict = 'correct')::integer
    from jsonb_to_recordset(${rows}::jsonb) as v (question_id uuid, round integer, verdict text)
    where a.user_id = ${userId} and a.attempt_id = ${attemptId}
      and a.question_id = v.question_id and a.round = v.round
      and a.verdict = 'needs-review' and a.own_verdict is null
  `.execute(tx);
}

/** Submitted ones of which not everything is graded yet, the latest first. */
export function readWaitingRows(db: Db, userId: string, most: number) {
  return db
    .selectFrom('attempts')
    .select(['attemptId', 'testId', 'submittedAt', 'results'])
    .where('userId', '=', userId)
    .where('submittedAt', 'is not', null)
    .where('discardedAt', 'is', null)
    .where(sql<boolean>`results ? 'gradedQuestions'`)
    .orderBy('submittedAt', 'desc')
    .orderBy('attemptId', 'desc')
    .limit(most)
    .execute();
}
