import { progressLimits } from './progress-limits.ts';

/** What was never asked is not. */
export function isSurelyKnown(chance: number | null): boolean {
  return chance !== null && chance >= progressLimits.surelyKnown;
}
