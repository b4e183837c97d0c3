import { isBlank } from '@engram/core/attempts/grade-attempt.ts';
import type { Sent } from '@engram/core/endpoint.ts';
import type { submitSharedTest } from '@engram/core/sharing/api.ts';
import type { KeptAttempt } from '../../../attempts/keeping/kept-attempt.ts';

/**
 * The answers of an attempt that has ended [SHPG-27]. Nothing in it changes afterwards: the server
 * takes it once, and the same again is the same. Without a score: only the server can count it (D13).
 */
export function writeSubmission(
  attempt: KeptAttempt,
  name: string | null,
): Sent<typeof submitSharedTest>['body'] {
  const { questionIds, submission, timeLimitSeconds } = attempt;
  const seconds = Math.round((submission?.elapsedMs ?? 0) / 1000);
  return {
    ...writeGiven(attempt),
    totalQuestions: questionIds.length,
    timeTaken: timeLimitSeconds === null ? seconds : Math.min(seconds, timeLimitSeconds),
    name,
  };
}

/** What was answered, and how long each question stood before the taker. */
export function writeGiven({ answers, spentMs }: Pick<KeptAttempt, 'answers' | 'spentMs'>) {
  const given = Object.values(answers).flatMap(({ questionId, answer }) =>
    answer === null || isBlank(answer) ? [] : [[questionId, answer] as const],
  );
  return {
    answers: Object.fromEntries(given),
    seconds: Object.fromEntries(
      Object.entries(spentMs).map(([id, ms]) => [id, Math.round(ms / 1000)]),
    ),
  };
}
