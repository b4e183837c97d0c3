import { createHash } from 'node:crypto';
import type { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import { countResults } from '@engram/core/attempts/count-results.ts';
import { gradeAll } from '@engram/core/attempts/grade-attempt.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { SharedResult } from '@engram/core/sharing/shared-test.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import type { KnownShare } from '../opening/shared-tests.ts';
import { attemptIdOf } from './attempt-key.ts';
import { keepTakenShare } from './jobs.ts';
import type { Taker } from './start-shared-test.ts';
import { findAttemptRow, insertSubmission, type Submission } from './store.ts';
import { outcomeOf, readTaken, type Taken, type TakenAnswer } from './taken-answer.ts';

/** What the browser sends; its score is a claim (D13). */
export type Sent = {
  answers: Record<string, Answer>;
  score?: number | undefined;
  timeTaken: number;
  seconds?: Record<string, number> | undefined;
};

/** Counts once under its key: the same again gets the same, something else is refused. */
export async function submitSharedTest(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  share: KnownShare,
  { sent, ...taker }: Taker & { sent: Sent },
): Promise<SharedResult> {
  const submission = prepare(share, taker, { sent, now: platform.clock.now() });
  const { answers, results, submittedAt } = submission;
  const timeTakenSeconds = await keep(platform, submission);
  if (timeTakenSeconds !== undefined) {
    return describeTaken(share.questions, { answers, results, submittedAt, timeTakenSeconds });
  }
  const row = await findAttemptRow(platform.db, submission);
  const taken = row && readTaken(row);
  if (!taken) throw new AppError('shared-test-not-found');
  if (!row?.bodyHash?.equals(submission.bodyHash)) throw new AppError('conflict');
  return describeTaken(share.questions, taken);
}

/** Hints are part of premium, and not of a test that is over. */
export function describeTaken(questions: readonly Question[], taken: Taken): SharedResult {
  const { answers, results, timeTakenSeconds } = taken;
  return {
    results,
    outcomes: answers.map(outcomeOf),
    questions: questions.map((question) => ({ ...question, hint: '' })),
    timeTakenSeconds,
  };
}

type Graded = Submission & { answers: TakenAnswer[]; results: Taken['results'] };

function prepare(
  { code, questions, settings, version }: KnownShare,
  { key, takerId, takerName }: Taker,
  { sent, now }: { sent: Sent; now: Date },
): Graded {
  const outcomes = gradeAll(questions, listGiven(sent));
  const results = countResults(outcomes, now.toISOString());
  const isGraded = (results.gradedQuestions ?? results.totalQuestions) > 0;
  const limitSeconds = settings.enableTimer ? 60 * settings.timerDuration : sent.timeTaken;
  const timeTakenSeconds = Math.min(sent.timeTaken, limitSeconds);
  return {
    code,
    attemptId: attemptIdOf(key),
    takerId,
    takerName,
    // Where nobody told of the beginning: a claim, as the time it took is one.
    startedAt: new Date(now.getTime() - timeTakenSeconds * 1000),
    submittedAt: now,
    timeTakenSeconds,
    answers: outcomes.map(({ questionId, answer, verdict }) => ({
      questionId,
      answer,
      verdict,
      seconds: sent.seconds?.[questionId] ?? null,
    })),
    results,
    score: isGraded ? results.score : null,
    clientScore: sent.score ?? null,
    gradedVersion: version,
    bodyHash: createHash('sha256').update(JSON.stringify(sent)).digest(),
  };
}

function listGiven({ answers }: Sent): GivenAnswer[] {
  return Object.entries(answers).map(([questionId, answer]) => ({
    questionId,
    round: 0,
    answer,
    firstAnswer: null,
    attempts: 1,
    ownVerdict: null,
    revision: 1,
  }));
}

/** A user's own history gets it by a job, which exists exactly when the submission does. */
function keep({ db, jobs }: Pick<Platform, 'db' | 'jobs'>, submission: Graded) {
  const { code, attemptId, takerId: userId } = submission;
  if (userId === null) return insertSubmission(db, submission);
  return db.transaction().execute(async (tx) => {
    const timeTakenSeconds = await insertSubmission(tx, submission);
    if (timeTakenSeconds !== undefined) {
      await jobs.enqueue(tx, keepTakenShare, { userId, code, attemptId });
    }
    return timeTakenSeconds;
  });
}
