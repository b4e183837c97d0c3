import type { Outcome, OutcomeVerdict, Results } from './attempt.ts';
import { addCredits, isDropped, isPartlyRight } from './credit.ts';

/**
 * The counts of a learner's own attempt [ENT-35] to [ENT-38]; what waits for review is not counted
 * yet (C28).
 */
export function countResults(all: readonly Outcome[], completedAt: string): Results {
  const outcomes = all.filter((outcome) => !isDropped(outcome));
  const graded = outcomes.filter(({ verdict }) => verdict !== 'needs-review');
  const isWaiting = graded.length < outcomes.length;
  return {
    ...count(outcomes, graded),
    ...(isWaiting && { gradedQuestions: graded.length }),
    completedAt,
  };
}

/**
 * The counts of an attempt at a shared test: what nobody has judged yet has earned nothing, and the
 * score is over all questions (D38). So nonsense is never better than no answer.
 */
export function countSharedResults(all: readonly Outcome[], completedAt: string): Results {
  const outcomes = all.filter((outcome) => !isDropped(outcome));
  const waiting = outcomes.filter(({ verdict }) => verdict === 'needs-review').length;
  return {
    ...count(outcomes, outcomes),
    ...(waiting > 0 && { toBeJudged: waiting }),
    completedAt,
  };
}

/** After a verdict has changed, in the way that it was counted before. */
export function recountResults(outcomes: readonly Outcome[], before: Results): Results {
  const again = before.toBeJudged === undefined ? countResults : countSharedResults;
  const { regraded } = before;
  return { ...again(outcomes, before.completedAt), ...(regraded && { regraded }) };
}

/** Rounded, and 0 of nothing [END-17]. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

/** The score is a percentage of the points of what stands in its denominator (D39). */
function count(
  outcomes: readonly Outcome[],
  scored: readonly Outcome[],
): Omit<Results, 'completedAt'> {
  const having = (wanted: OutcomeVerdict) =>
    outcomes.filter(({ verdict }) => verdict === wanted).length;
  const [total, correct, unanswered] = [outcomes.length, having('correct'), having('unanswered')];
  const partly = outcomes.filter(isPartlyRight).length;
  const { earned, possible } = addCredits(scored);
  const isPlain = earned === correct && possible === scored.length;
  return {
    totalQuestions: total,
    answeredQuestions: total - unanswered,
    correctCount: correct,
    incorrectCount: having('incorrect') + unanswered,
    unanswered,
    ...(partly > 0 && { partlyCount: partly }),
    score: percentOf(earned, possible),
    ...(!isPlain && { points: { earned, possible } }),
  };
}
