import { isBlank } from '@engram/core/attempts/grade-attempt.ts';
import type { KeptAttempt } from '../../attempts/keeping/kept-attempt.ts';

export function countAnswered(attempt: KeptAttempt | undefined): number {
  return Object.values(attempt?.answers ?? {}).filter(
    ({ answer }) => answer !== null && !isBlank(answer),
  ).length;
}
