import type { GivenAnswer, Progress } from '@engram/core/attempts/attempt.ts';
import { attemptLimits } from '@engram/core/limits.ts';
import type { KeptAnswer, KeptAttempt } from '../kept-attempt.ts';
import { findUnsentReport } from '../report.ts';

/** What the server has not confirmed, as much as one call takes. */
export function takeUnsent(attempt: KeptAttempt): Progress {
  const { answers, switches, sentSwitches } = attempt;
  return {
    answers: takeFitting(
      Object.values(answers)
        .filter(({ isSent }) => !isSent)
        .map(toGiven),
    ),
    switches: switches.filter((time) => !sentSwitches.includes(time)),
    reportedQuestionId: findUnsentReport(attempt),
  };
}

/** The same in as many calls as it takes. */
export function listUnsent(attempt: KeptAttempt): Progress[] {
  const calls: Progress[] = [];
  for (let rest = attempt; ;) {
    const progress = takeUnsent(rest);
    if (isNothing(progress)) return calls;
    calls.push(progress);
    rest = markSent(rest, progress);
  }
}

export const nothing: Progress = { answers: [], switches: [], reportedQuestionId: null };

export function isNothing({ answers, switches, reportedQuestionId }: Progress): boolean {
  return answers.length === 0 && switches.length === 0 && reportedQuestionId === null;
}

/** What came after it was sent is still to be sent. */
export function markSent(attempt: KeptAttempt, sent: Progress): KeptAttempt {
  const isSent = ({ questionId, round, revision }: KeptAnswer) =>
    sent.answers.some(
      (one) => one.questionId === questionId && one.round === round && one.revision === revision,
    );
  const answers = Object.entries(attempt.answers).map(([key, answer]): [string, KeptAnswer] => [
    key,
    !answer.isSent && isSent(answer) ? { ...answer, isSent: true } : answer,
  ]);
  const { report } = attempt;
  return {
    ...attempt,
    answers: Object.fromEntries(answers),
    sentSwitches: [...attempt.sentSwitches, ...sent.switches],
    report:
      report && sent.reportedQuestionId === report.questionId
        ? { ...report, isSent: true }
        : report,
  };
}

/** Whether the sender has anything to do for it. */
export function isUnsent(attempt: KeptAttempt): boolean {
  if (attempt.refusal !== null || attempt.isDiscarded || attempt.graded) return false;
  if (attempt.phase !== 'open' || attempt.startedAt === null || !attempt.clock.isSent) return true;
  return !isNothing(takeUnsent(attempt));
}

/** All answers, in the order they were first given. */
export function listGiven({ answers }: KeptAttempt): GivenAnswer[] {
  return Object.values(answers).map(toGiven);
}

/** At least one, and no more than the server reads at once. */
function takeFitting(answers: readonly GivenAnswer[]): GivenAnswer[] {
  const encoder = new TextEncoder();
  const taken: GivenAnswer[] = [];
  let bytes = 0;
  for (const given of answers.slice(0, attemptLimits.maxAnswersPerCall)) {
    bytes += encoder.encode(JSON.stringify(given)).length;
    if (taken.length > 0 && bytes > attemptLimits.maxAnswerBytesPerCall) break;
    taken.push(given);
  }
  return taken;
}

function toGiven(kept: KeptAnswer): GivenAnswer {
  const { isSent: _, ...given } = kept;
  return given;
}
