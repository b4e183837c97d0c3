import { trainingLimits } from '../../limits.ts';
import { listCounting, type LoggedReview } from '../replay-reviews.ts';
import type { Rating } from '../schedule.ts';

/** One answer in the life of a card or a question. */
export type Step = {
  at: number;
  rating: Rating;
  /** Since the answer before, as FSRS counts days; 0 for the first. */
  days: number;
};

/** All answers of one item, in time order. */
export type History = readonly Step[];

type Told = Pick<LoggedReview, 'at' | 'chance' | 'mark'>;

/** What a log tells about a memory, item by item. After so many answers an item has told what it can. */
export function listHistories(log: Iterable<readonly Told[]>): History[] {
  return [...log].map((ofItem) => {
    let before: number | undefined;
    return listCounting(ofItem)
      .slice(0, trainingLimits.longestHistory)
      .map(({ at, mark }): Step => {
        const days = before === undefined ? 0 : daysBetween(before, at);
        before = at;
        return { at, rating: mark, days };
      });
  });
}

const dayMs = 24 * 60 * 60 * 1000;

/** FSRS counts the changes of the date in UTC. */
export function daysBetween(from: number, to: number): number {
  return Math.floor(to / dayMs) - Math.floor(from / dayMs);
}

/** Only what was answered a day or more after the answer before tells how long a memory lasts. */
export function isMemoryReview({ days }: Pick<Step, 'days'>): boolean {
  return days > 0;
}

export function countMemoryReviews(histories: readonly History[]): number {
  return histories.reduce((sum, history) => sum + history.filter(isMemoryReview).length, 0);
}
