import type { Parameters } from '@engram/core/reviews/parameters.ts';
import {
  type LoggedReview,
  type Replay,
  replayReviews,
} from '@engram/core/reviews/replay-reviews.ts';
import type { Schedule } from '@engram/core/reviews/schedule.ts';
import { firstSchedule, withMiss } from '../describe-schedule.ts';

export type ReplayTerms = {
  missedAt: Date | null;
  timeZone: string;
  parameters: Parameters;
  /** What the reviews go on top of; without it they are all of the item. */
  on?: Schedule | undefined;
};

/** What reviews of something lead to, and that it was missed in a test. */
export function replayItem(
  reviews: readonly LoggedReview[],
  { missedAt, timeZone, parameters, on }: ReplayTerms,
): Replay {
  const first = on ?? firstSchedule(missedAt, timeZone);
  const { schedule, ...replay } = replayReviews(first, reviews, parameters);
  return { ...replay, schedule: withMiss(schedule, missedAt, timeZone) };
}
