import type { User } from '@engram/core/accounts/user.ts';
import type { Outcome, Results } from '@engram/core/attempts/attempt.ts';
import { wasMissed } from '@engram/core/attempts/was-missed.ts';
import type { Tx } from '../platform/db.ts';
import type { Platform } from '../platform/start.ts';
import { holdTest } from '../practice-tests/change-questions.ts';
import { noteMissed } from './jobs.ts';
import { recordStudyDays } from './record-study-days.ts';
import { noteScores } from './note-scores.ts';
import { recordOutcomes } from './record-outcomes.ts';
import { insertAttempt, setSubmitted } from './store.ts';

export type SubmittedElsewhere = {
  attemptId: string;
  testId: string;
  startedAt: Date;
  submittedAt: Date;
  timeLimitSeconds: number | null;
  timeTakenSeconds: number;
  /** One for each question, in the order of the test. */
  outcomes: readonly Outcome[];
  results: Results;
};

/** An attempt that was taken and graded outside of the user's own tests; once. */
export async function recordSubmitted(
  tx: Tx,
  jobs: Platform['jobs'],
  user: Pick<User, 'uid' | 'timeZone'>,
  { outcomes, submittedAt, timeTakenSeconds, results, ...attempt }: SubmittedElsewhere,
): Promise<void> {
  const key = { userId: user.uid, attemptId: attempt.attemptId };
  await holdTest(tx, { userId: user.uid, testId: attempt.testId });
  const questionIds = outcomes.map(({ questionId }) => questionId);
  const isNew = await insertAttempt(tx, { ...attempt, ...key, questionIds, isEndless: false });
  if (!isNew) return;
  await recordOutcomes(tx, key, { outcomes, answers: [] });
  await setSubmitted(tx, key, { submittedAt, timeTakenSeconds, results });
  if (results.answeredQuestions > 0) {
    const { uid: userId, timeZone } = user;
    await recordStudyDays(tx, { userId, timeZone }, [submittedAt]);
  }
  await noteScores(tx, { userId: user.uid, testId: attempt.testId });
  if (outcomes.some(wasMissed)) await jobs.enqueue(tx, noteMissed, key);
}
