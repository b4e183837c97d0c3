import type { Verdict } from '../answer.ts';

/** The kindest of the verdicts over several accepted wordings. */
export function pickBest(found: readonly Verdict[]): Verdict {
  const kindestFirst = ['correct', 'needs-review', 'incorrect'] as const;
  return kindestFirst.find((verdict) => found.includes(verdict)) ?? 'incorrect';
}
