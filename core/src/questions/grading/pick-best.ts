import type { Verdict } from '../answer.ts';

/** 'denied' is wrong beyond doubt: it says the contrary of a wording that is right. */
export type Judgement = Verdict | 'denied';

/**
 * The kindest of the judgements over several accepted wordings. What denies one of them needs nobody
 * to compare it with the others.
 */
export function pickBest(found: readonly Judgement[]): Verdict {
  const best = kindestFirst.find((one) => found.includes(one)) ?? 'incorrect';
  return best === 'denied' ? 'incorrect' : best;
}

const kindestFirst = ['correct', 'denied', 'needs-review', 'incorrect'] as const;
