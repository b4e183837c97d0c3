import type { CountingEntry } from '../read-log.ts';

/** How much of what came back after days was remembered: the rest says nothing about memory. */
export function shareOf(reviews: readonly Pick<CountingEntry, 'after' | 'mark'>[]): {
  reviews: number;
  remembered: number;
  percent: number | null;
} {
  const tests = reviews.filter(({ after }) => after === 'days');
  const remembered = tests.filter(({ mark }) => mark !== 'again').length;
  const percent = tests.length === 0 ? null : Math.round((100 * remembered) / tests.length);
  return { reviews: tests.length, remembered, percent };
}
