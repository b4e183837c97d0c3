import { pointLimits } from '../limits.ts';
import type { Parts } from '../questions/answer.ts';
import { stepsOf } from '../questions/grade-answer.ts';
import type { Credit, Outcome, OutcomeMark, OutcomeVerdict } from './attempt.ts';

/** Grows when the same answer would earn something else; the first version knew all or nothing. */
export const scoringVersion = 2;

type Counted = { verdict: OutcomeVerdict; possible: number; parts: Parts | null };

/** By the rules of today. What waits for somebody to judge it has earned nothing yet. */
export function makeCredit({ verdict, possible, parts }: Counted): Credit {
  return { earned: earn({ verdict, possible, parts }), possible, parts, scoring: scoringVersion };
}

function earn({ verdict, possible, parts }: Counted): number {
  if (verdict === 'correct') return possible;
  return verdict === 'incorrect' && parts ? (possible * stepsOf(parts)) / parts.of : 0;
}

/** What was graded before points were kept earned one point or none. */
export function creditOf({ credit, verdict }: Pick<Outcome, 'credit' | 'verdict'>): Credit {
  const possible = pointLimits.standard;
  const earned = verdict === 'correct' ? possible : 0;
  return credit ?? { earned, possible, parts: null, scoring: 1 };
}

/** Neither right nor plainly wrong; it was missed all the same. */
export function isPartlyRight(outcome: Pick<Outcome, 'credit' | 'verdict'>): boolean {
  return outcome.verdict === 'incorrect' && creditOf(outcome).earned > 0;
}

/** What can earn nothing was left out of the test for everyone, and counts nowhere. */
export function isDropped({ credit }: Pick<Outcome, 'credit'>): boolean {
  return credit?.possible === 0;
}

export function markOf(outcome: Pick<Outcome, 'credit' | 'verdict'>): OutcomeMark {
  if (isDropped(outcome)) return 'dropped';
  return isPartlyRight(outcome) ? 'partly' : outcome.verdict;
}

/** What many earned together, of what they could have. */
export function addCredits(outcomes: readonly Pick<Outcome, 'credit' | 'verdict'>[]) {
  const credits = outcomes.map(creditOf);
  return {
    earned: addPoints(credits.map(({ earned }) => earned)),
    possible: addPoints(credits.map(({ possible }) => possible)),
  };
}

/** Thirds and sevenths add up to what they are, in whatever order. */
function addPoints(points: readonly number[]): number {
  return Math.round(points.reduce((sum, one) => sum + one, 0) * precision) / precision;
}

const precision = 1_000_000;
