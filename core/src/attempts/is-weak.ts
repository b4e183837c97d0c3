import { scoreMarks } from '../limits.ts';
import { percentOf } from './count-results.ts';

/** How often something was asked and answered right; what waits for review counts as neither. */
export type Tally = { right: number; asked: number };

/** Under 70% it is an area for improvement (N26), as in the results of a test. */
export function isWeak({ right, asked }: Tally): boolean {
  return asked > 0 && percentOf(right, asked) < scoreMarks.tips;
}
