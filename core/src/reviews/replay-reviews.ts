import type { Standing } from '../flashcards/card.ts';
import type { Mark } from './review.ts';
import { type Parameters, usualParameters } from './parameters.ts';
import { type Retention, scheduleReview } from './schedule-review.ts';
import type { Rating, Schedule } from './schedule.ts';

/** A review of one item as the log has it. */
export type LoggedReview = {
  at: number;
  /** Tells reviews of one item apart. */
  chance: number;
  mark: Mark;
  /** What was aimed at when it arrived. */
  retention: Retention;
};

export type Replay = {
  schedule: Schedule;
  /** After the last review that counts; undefined when none does. */
  standing: Exclude<Standing, 'new'> | undefined;
  /** What each review that counts has found, by its chance. */
  found: ReadonlyMap<number, Schedule>;
};

/**
 * What the reviews of one item lead to, by their moments. In which order they arrived, and how
 * often, makes no difference.
 */
export function replayReviews(
  first: Schedule,
  reviews: readonly LoggedReview[],
  parameters: Parameters = usualParameters,
): Replay {
  const found = new Map<number, Schedule>();
  let schedule = first;
  let standing: Replay['standing'];
  for (const { mark, at, chance, retention } of listCounting(reviews)) {
    found.set(chance, schedule);
    schedule = scheduleReview(schedule, { rating: mark, at: new Date(at), retention, parameters });
    standing = mark === 'again' ? 'learning' : 'known';
  }
  return { schedule, standing, found };
}

type Told = Pick<LoggedReview, 'at' | 'chance' | 'mark'>;
type Counting<T extends Told> = T & { mark: Rating };

/** Those that count, in time order: each once, and none that was taken back. */
export function listCounting<T extends Told>(reviews: readonly T[]): Counting<T>[] {
  const seen = new Set<number>();
  const counting: Counting<T>[] = [];
  for (const review of reviews.toSorted(compareReviews)) {
    if (seen.has(review.chance)) continue;
    seen.add(review.chance);
    if (isRated(review)) counting.push(review);
    else counting.pop();
  }
  return counting;
}

/**
 * Whether reviews can be counted on top of a schedule without looking at what led to it: all are
 * later than the last that was told, and none takes back what was there before.
 */
export function isOnTop(lastToldAt: number | null, reviews: readonly Told[]): boolean {
  if (lastToldAt !== null && reviews.some(({ at }) => at <= lastToldAt)) return false;
  let standing = 0;
  for (const { mark } of reviews.toSorted(compareReviews)) {
    standing += mark === 'undo' ? -1 : 1;
    if (standing < 0) return false;
  }
  return true;
}

/** Two at the same moment have an order too, or states would depend on who came first. */
function compareReviews(one: Told, other: Told): number {
  return one.at - other.at || one.chance - other.chance;
}

function isRated<T extends Told>(review: T): review is Counting<T> {
  return review.mark !== 'undo';
}
