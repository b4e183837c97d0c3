import { addDays } from '@engram/core/attempts/calendar-days.ts';
import { progressLimits } from '@engram/core/progress/progress-limits.ts';
import type { Progress } from '@engram/core/progress/api.ts';
import { numberOf } from '../reviews/exams/read-items.ts';
import { shareOf } from '../reviews/progress/share-of.ts';
import type { Work } from './read-work.ts';

type Steps = Pick<Progress, 'activity'> & { recall: Progress['recall']['steps'] };

/** Day by day or week by week: what was remembered, and how much was done. */
export function countSteps(
  work: Work,
  { today, step }: { today: string; step: 'day' | 'week' },
): Steps {
  const froms = step === 'week' ? listWeeks(work.from, today) : listDays(today);
  const stepOf = (day: string) => froms.findLast((from) => from <= day);
  const reviews = Map.groupBy(work.reviews, ({ day }) => stepOf(day));
  const tests = Map.groupBy(work.tests, ({ day }) => stepOf(day));
  return {
    recall: froms.map((from) => {
      const { reviews: asked, percent } = shareOf(reviews.get(from) ?? []);
      return { from, reviews: asked, percent };
    }),
    activity: froms.map((from) => ({
      from,
      reviews: reviews.get(from)?.length ?? 0,
      tests: tests.get(from)?.length ?? 0,
    })),
  };
}

function listDays(today: string): string[] {
  const count = progressLimits.freeDays;
  return Array.from({ length: count }, (_, no) => addDays(today, no + 1 - count));
}

function listWeeks(from: string, today: string): string[] {
  const count = Math.floor((numberOf(today) - numberOf(from)) / 7) + 1;
  return Array.from({ length: count }, (_, no) => addDays(from, 7 * no));
}
