import { SavedAnswers } from '@engram/core/sharing/assignment-try.ts';
import { graceMs } from '@engram/core/sharing/assignment-times.ts';
import type { RuledTest } from '@engram/core/sharing/correcting/correction.ts';
import { gradeSent } from '../taking/grade-sent.ts';
import { listBeside } from '../taking/store.ts';
import type { HandingIn, TryRow } from './store.ts';

/** What is kept of a try on the way; its revision lies beside it. */
export const SavedParts = SavedAnswers.omit({ revision: true });

type Given = Pick<SavedAnswers, 'answers' | 'seconds'>;

type Work = {
  given: Given;
  /** When the last of it was done. */
  workedAt: Date;
  submittedAt: Date;
  isCollected: boolean;
  bodyHash: Buffer;
};

type Parts = RuledTest & { version: number };

/** A try as it is handed in, by its taker or when time is up. */
export function gradeTry(
  test: Parts,
  row: TryRow & { closesAt: Date },
  { given, workedAt, submittedAt, isCollected, bodyHash }: Work,
): HandingIn {
  const timeTakenSeconds = measureTime(row, given, workedAt);
  const graded = gradeSent(test, given, { at: submittedAt, mostSeconds: timeTakenSeconds });
  const { attemptId, closesAt, savedRevision } = row;
  return {
    attemptId,
    submittedAt,
    timeTakenSeconds,
    ...graded,
    ...listBeside(graded.answers),
    answered: graded.results.answeredQuestions,
    isLate: workedAt.getTime() > closesAt.getTime() + graceMs,
    isCollected,
    gradedVersion: test.version,
    bodyHash,
    closesAt,
    savedRevision,
  };
}

/** A claim within what the server saw: somebody may begin on Monday and go on with it on Friday. */
function measureTime({ startedAt, deadlineAt }: TryRow, given: Given, workedAt: Date): number {
  const until = deadlineAt !== null && deadlineAt < workedAt ? deadlineAt : workedAt;
  const passed = Math.max(0, Math.ceil((until.getTime() - startedAt.getTime()) / 1000));
  const claimed = Object.values(given.seconds).reduce((sum, seconds) => sum + seconds, 0);
  return claimed > 0 ? Math.min(claimed, passed) : passed;
}
