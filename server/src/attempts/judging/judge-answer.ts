import type { User } from '@engram/core/accounts/user.ts';
import type { OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { makeCredit } from '@engram/core/attempts/credit.ts';
import { mayJudge } from '@engram/core/attempts/grade-attempt.ts';
import { pointsOf } from '@engram/core/questions/question.ts';
import { AppError } from '../../http/app-error.ts';
import type { Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { readQuestionsOfTest } from '../../practice-tests/read-questions.ts';
import { holdAttemptAndTest } from '../find-attempt.ts';
import { readAnswers } from '../read-answers.ts';
import { type ReadAttempt, readAttempt } from '../read-attempt.ts';
import { type AttemptRow, setVerdicts } from '../store.ts';
import { countAgain } from './count-again.ts';

export type Judgement = { id: string; questionId: string; verdict: OwnVerdict };

/** What the learner says of a written answer counts from now on. */
export async function judgeAnswer(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  user: User,
  { id, questionId, verdict }: Judgement,
): Promise<ReadAttempt> {
  const key = { userId: user.uid, attemptId: id };
  await db.transaction().execute(async (tx) => {
    const attempt = await holdAttemptAndTest(tx, key);
    const { round, possible } = await getJudgeable(tx, attempt, questionId);
    const credit = makeCredit({ verdict, possible, parts: null });
    await setVerdicts(tx, key, [{ questionId, round, verdict, ownVerdict: verdict, credit }]);
    await countAgain(tx, jobs, attempt);
  });
  return readAttempt(db, user, id);
}

/** In an endless test the one of the last round. */
async function getJudgeable(
  tx: Tx,
  attempt: AttemptRow,
  questionId: string,
): Promise<{ round: number; possible: number }> {
  const answers = await readAnswers(tx, attempt);
  const graded = answers.filter((given) => given.questionId === questionId && given.verdict);
  const [question] = await readQuestionsOfTest(tx, attempt, [questionId]);
  const given = graded.findLast((one) => {
    if (!question || one.verdict === null) return false;
    // By what is shown and counted: rules may say something else today.
    const isSaid = one.ownVerdict !== null || one.modelVerdict !== null;
    return mayJudge(question, isSaid ? 'needs-review' : one.verdict);
  });
  if (!question || !given) {
    throw new AppError('invalid-input', { details: '/questionId: not to be judged' });
  }
  return { round: given.round, possible: pointsOf(question) };
}
