import type { Outcome, OutcomeVerdict, Results } from './attempt.ts';

/** The counts of an attempt [ENT-35] to [ENT-38]; what waits for review is not counted yet (C28). */
export function countResults(outcomes: readonly Outcome[], completedAt: string): Results {
  const count = (wanted: OutcomeVerdict) =>
    outcomes.filter(({ verdict }) => verdict === wanted).length;
  const total = outcomes.length;
  const unanswered = count('unanswered');
  const waiting = count('needs-review');
  const correct = count('correct');
  const graded = total - waiting;
  return {
    totalQuestions: total,
    answeredQuestions: total - unanswered,
    correctCount: correct,
    incorrectCount: count('incorrect') + unanswered,
    unanswered,
    score: percentOf(correct, graded),
    ...(waiting > 0 && { gradedQuestions: graded }),
    completedAt,
  };
}

/** Rounded, and 0 of nothing [END-17]. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
