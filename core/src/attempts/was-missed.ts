import type { Outcome } from './attempt.ts';
import { isDropped } from './credit.ts';

/** Wrong or not answered (N56); what waits for review is neither, nor is what counts for nobody. */
export function wasMissed(outcome: Pick<Outcome, 'verdict' | 'credit'>): boolean {
  const { verdict } = outcome;
  return !isDropped(outcome) && (verdict === 'incorrect' || verdict === 'unanswered');
}
