import type { History } from '@engram/core/reviews/own-parameters/histories.ts';
import { simulateHistories } from '@engram/core/reviews/own-parameters/testing/simulate-histories.ts';
import type { Parameters } from '@engram/core/reviews/parameters.ts';
import { replayReviews } from '@engram/core/reviews/replay-reviews.ts';
import { newSchedule } from '@engram/core/reviews/schedule-review.ts';
import type { FastifyInstance } from 'fastify';
import { makeFlashcardCalls, writeCards } from '../../../flashcards/testing/flashcard-calls.ts';
import type { Platform } from '../../../platform/start.ts';
import { readWholeLog } from '../../read-log.ts';
import { makeReview, makeReviewCalls } from '../../testing/review-calls.ts';

type Caller = { headers: Record<string, string>; userId: string };
type Life = { parameters: Parameters; items?: number; reviews?: number };

const perBatch = 200;

/** For tests: learners with many reviews, as the app comes to know of them. */
export function makeOwnCalls(app: FastifyInstance, platform: Platform) {
  const { sync } = makeReviewCalls(app);
  const { make } = makeFlashcardCalls(app);

  async function tell(caller: Caller, ids: readonly string[], histories: readonly History[]) {
    const reviews = histories
      .flatMap((history, no) => history.map((step) => ({ ...step, itemId: ids[no] ?? '' })))
      .toSorted((one, other) => one.at - other.at)
      .map(({ itemId, rating, at }) => makeReview(itemId, rating, new Date(at)));
    for (let at = 0; at < reviews.length; at += perBatch) {
      const reply = await sync(caller, reviews.slice(at, at + perBatch));
      if (reply.statusCode !== 200) throw new Error(reply.body);
    }
  }

  /** Sixty cards and six hundred reviews that tell how long they last, up to some weeks ago. */
  async function live(caller: Caller, { parameters, items = 60, reviews = 10 }: Life) {
    const begins = new Date(platform.clock.now().getTime() - 170 * 24 * 60 * 60_000);
    const cards = writeCards(items);
    const setId = await make(caller, cards);
    const ids = cards.map(({ id }) => id);
    const seed = 'a learner';
    await tell(caller, ids, simulateHistories({ parameters, seed, items, reviews, begins }));
    return { setId, ids };
  }

  /** What is stored of each item, and what all its reviews lead to by some parameters. */
  async function readMemories({ userId }: Caller, parameters: Parameters) {
    const { rows } = await platform.pool.query<{ item_number: number; stability: number }>(
      `select item_number, state, due, stability, difficulty, reps, lapses
       from review_schedules where user_id = $1 order by item_number`,
      [userId],
    );
    const log = await readWholeLog(platform.db, userId);
    const first = newSchedule(new Date('9999-01-01T00:00:00Z'));
    const expected = [...log.entries()]
      .toSorted(([one], [other]) => one - other)
      .map(([number, reviews]) => {
        const { schedule } = replayReviews(first, reviews, parameters);
        const { state, stability, difficulty, reps, lapses } = schedule;
        const due = new Date(schedule.due);
        return { item_number: number, state, due, stability, difficulty, reps, lapses };
      });
    return { stored: rows, expected };
  }

  return { tell, live, readMemories };
}
