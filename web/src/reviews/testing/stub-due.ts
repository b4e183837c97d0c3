import type { Reply } from '@engram/core/endpoint.ts';
import type { DueGroup, getDue, getReviewProgress } from '@engram/core/reviews/api.ts';
import type { ReviewCounts } from '@engram/core/reviews/review-queue.ts';

type Parts = { cards?: number; questions?: number; again?: number; done?: number };

/** For tests: so much is due, all of which came back. */
export function countsOf(parts: Parts = {}): ReviewCounts {
  const { cards = 0, questions = 0, again = 0, done = 0 } = parts;
  const left = cards + questions;
  return { due: left, new: 0, again, cards, questions, left, done };
}

/** For tests: what is due today. */
export function makeDue(parts: Parts = {}, groups: DueGroup[] = []): Reply<typeof getDue> {
  return { counts: countsOf(parts), groups, msPerReview: 15_000 };
}

/** For tests: nothing was ever reviewed, and nothing comes back. */
export function makeEmptyProgress(): Reply<typeof getReviewProgress> {
  return {
    today: { reviews: 0, cards: 0, questions: 0, remembered: 0, again: 0, tookMs: 0 },
    retention: { reviews: 0, remembered: 0, percent: null },
    bySet: [],
    streak: { current: 0, best: 0 },
    forecast: [],
    counts: countsOf(),
    settings: { retention: 90, newPerDay: 20, duePerDay: 200 },
  };
}
