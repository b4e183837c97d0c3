import type { User } from '@engram/core/accounts/user.ts';
import type { Outcome, Progress } from '@engram/core/attempts/attempt.ts';
import { activeMs } from '@engram/core/attempts/active-time.ts';
import { countResults } from '@engram/core/attempts/count-results.ts';
import { wasMissed } from '@engram/core/attempts/was-missed.ts';
import { gradeAll, gradeAnswered } from '@engram/core/attempts/grade-attempt.ts';
import type { Ai } from '../platform/ai/ai-model.ts';
import type { Tx } from '../platform/db.ts';
import type { Platform } from '../platform/start.ts';
import { readQuestionsOfTest } from '../practice-tests/read-questions.ts';
import { getRow, holdAttemptAndTest } from './find-attempt.ts';
import { beginJudging } from './judging/begin-judging.ts';
import { noteMissed } from './jobs.ts';
import { mergeProgress } from './merge-progress.ts';
import { noteOpenAttempt } from './note-open-attempt.ts';
import { noteScores } from './note-scores.ts';
import { readAnswers, type StoredAnswer } from './read-answers.ts';
import { type ReadAttempt, readAttempt } from './read-attempt.ts';
import { recordStudyDays } from './record-study-days.ts';
import { clockOf } from './leaving/pause-attempt.ts';
import { recordOutcomes } from './record-outcomes.ts';
import { type AttemptRow, setSubmitted } from './store.ts';

export type Submission = Progress & {
  id: string;
  elapsedMs: number;
  /** Where it comes from, as a keyed hash; null where nobody knows. */
  network: string | null;
};

/** Counts once; whoever sends it again gets what came of the first, whatever is in it. */
export async function submitAttempt(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs'> & { ai: Ai },
  user: User,
  { id, elapsedMs, network, ...progress }: Submission,
): Promise<ReadAttempt> {
  const { db, clock, jobs } = platform;
  const now = clock.now();
  const key = { userId: user.uid, attemptId: id };
  const { submittedAt } = await getRow(db, key);
  if (submittedAt === null) {
    await db.transaction().execute(async (tx) => {
      const attempt = await holdAttemptAndTest(tx, key);
      if (attempt.submittedAt !== null) return;
      await mergeProgress(tx, attempt, { progress, now });
      const timeTakenMs = measureTime(attempt, { elapsedMs, now });
      const outcomes = await settle(tx, attempt, { user, timeTakenMs });
      if (outcomes.some(wasMissed)) await jobs.enqueue(tx, noteMissed, key);
      await beginJudging(tx, platform, attempt, { outcomes, network, now });
    });
  }
  return readAttempt(db, user, id);
}

/**
 * Without the pauses. The claim can only shorten it, as when the network was gone; nobody has more
 * than the limit.
 */
function measureTime(
  attempt: AttemptRow,
  { elapsedMs, now }: { elapsedMs: number; now: Date },
): number {
  const { timeLimitSeconds } = attempt;
  const limitMs = timeLimitSeconds === null ? Number.POSITIVE_INFINITY : timeLimitSeconds * 1000;
  return Math.max(0, Math.min(activeMs(clockOf(attempt), now.getTime()), elapsedMs, limitMs));
}

async function settle(
  tx: Tx,
  attempt: AttemptRow,
  { user, timeTakenMs }: { user: User; timeTakenMs: number },
): Promise<Outcome[]> {
  const answers = await readAnswers(tx, attempt);
  const outcomes = await grade(tx, attempt, answers);
  await recordOutcomes(tx, attempt, { outcomes, answers });
  // When the learner was done, which may be long before the network was back.
  const { startedMs, pausedMs } = clockOf(attempt);
  const submittedAt = new Date(startedMs + pausedMs + timeTakenMs);
  const results = countResults(outcomes, submittedAt.toISOString());
  const timeTakenSeconds = Math.round(timeTakenMs / 1000);
  await setSubmitted(tx, attempt, { submittedAt, timeTakenSeconds, results });
  if (results.answeredQuestions > 0) {
    const { userId } = attempt;
    await recordStudyDays(tx, { userId, timeZone: user.timeZone }, [submittedAt]);
  }
  await noteScores(tx, attempt);
  await noteOpenAttempt(tx, attempt);
  return outcomes;
}

async function grade(
  tx: Tx,
  attempt: AttemptRow,
  answers: readonly StoredAnswer[],
): Promise<Outcome[]> {
  const answered = answers.map(({ questionId }) => questionId);
  if (attempt.isEndless) {
    const questions = await readQuestionsOfTest(tx, attempt, [...new Set(answered)]);
    return gradeAnswered(questions, answers);
  }
  return gradeAll(await readQuestionsOfTest(tx, attempt, attempt.questionIds), answers);
}
