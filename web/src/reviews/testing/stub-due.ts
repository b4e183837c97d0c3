import type { Reply } from '@engram/core/endpoint.ts';
import type { DueGroup, getDue, ReviewCounts } from '@engram/core/reviews/api.ts';

type Parts = { cards?: number; questions?: number; done?: number };

/** For tests: so much is due, all of which came back. */
export function countsOf({ cards = 0, questions = 0, done = 0 }: Parts = {}): ReviewCounts {
  const left = cards + questions;
  return { due: left, new: 0, cards, questions, left, done };
}

/** For tests: what is due today. */
export function makeDue(parts: Parts = {}, groups: DueGroup[] = []): Reply<typeof getDue> {
  return { counts: countsOf(parts), groups, msPerReview: 15_000 };
}
