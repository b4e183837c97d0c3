import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Train } from '@engram/core/reviews/own-parameters/find-own.ts';
import { ratings } from '@engram/core/reviews/schedule.ts';
import type { FSRSBindingItem } from '@open-spaced-repetition/binding';

/**
 * By the authors of FSRS, on a thread of its own: what else waits in this process goes on. It is
 * native, and only loaded here: where there is none for a machine, all else works.
 */
export const train: Train = async (lessons) => {
  const native = await import('@open-spaced-repetition/binding');
  const items: FSRSBindingItem[] = [];
  for (const [no, { history, targets }] of lessons.entries()) {
    if (no % lessonsAtOnce === 0) await setImmediate();
    const reviews = history.map(
      ({ rating, days }) => new native.FSRSBindingReview(ratings.indexOf(rating) + 1, days),
    );
    for (const place of targets)
      items.push(new native.FSRSBindingItem(reviews.slice(0, place + 1)));
  }
  const end = new AbortController();
  try {
    return await Promise.race([native.computeParameters(items, settings), failLate(end.signal)]);
  } finally {
    end.abort();
  }
};

/** A few milliseconds. */
const lessonsAtOnce = 50;

/** As in core/src/reviews/schedule-review.ts; it is asked every tenth of a second how far it is. */
const settings = { enableShortTerm: true, numRelearningSteps: 1, timeout: 100 };

/** Nothing that goes well takes so long. */
const mostMs = 120_000;

async function failLate(signal: AbortSignal): Promise<never> {
  await setTimeout(mostMs, undefined, { signal });
  throw new Error('Training took too long');
}
