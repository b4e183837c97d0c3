import type { Outcome } from './attempt.ts';

/** Wrong or not answered (N56); what waits for review is neither. */
export function wasMissed({ verdict }: Pick<Outcome, 'verdict'>): boolean {
  return verdict === 'incorrect' || verdict === 'unanswered';
}
