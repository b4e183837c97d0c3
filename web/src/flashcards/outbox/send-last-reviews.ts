import { reviewLimits } from '@engram/core/limits.ts';
import { syncReviews } from '@engram/core/reviews/api.ts';
import { pause } from '../../http/pause.ts';
import { readBody } from '../../http/ask-once.ts';
import { prepareAsking } from '../../http/tell-endpoint.ts';
import { type KeptReview, toReview } from './kept-review.ts';
import { forgetLeftBehind, leaveBehind } from './left-behind.ts';
import { makeReviewId } from './make-review-id.ts';
import { outboxOf } from './outbox.ts';

/**
 * The reviews of a user who logs out in this moment; undefined when none waits. What does not arrive
 * is left behind for their next log-in.
 */
export function sendLastReviews(uid: string, token: string): Promise<void> | undefined {
  const outbox = outboxOf(uid);
  const waiting = [...outbox.list()];
  if (waiting.length === 0) return undefined;
  const first = outbox.takeBatch();
  const rest = waiting.filter(({ id }) => !first?.batch.ids.includes(id));
  leaveBehind(uid, waiting);
  return Promise.race([sendAll(), pause(maxWaitMs, undefined)]);

  async function sendAll() {
    const batches = [first?.reviews ?? [], ...cutIntoBatches(rest)];
    const refused: KeptReview[] = [];
    for (const [place, reviews] of batches.entries()) {
      const batchId = place === 0 && first ? first.batch.batchId : makeReviewId(Date.now());
      const mistimed = await send({ batchId, reviews, token });
      if (!mistimed) return;
      refused.push(...reviews.filter(({ id }) => mistimed.includes(id)));
    }
    // They arrive with the next log-in, by the clock of the server.
    if (refused.length > 0) leaveBehind(uid, refused);
    else forgetLeftBehind(uid);
  }
}

type SentBatch = { batchId: string; reviews: readonly KeptReview[]; token: string };

/** Ids of those that the server does not take as they are; undefined when it has none of them. */
async function send({
  batchId,
  reviews,
  token,
}: SentBatch): Promise<readonly string[] | undefined> {
  if (reviews.length === 0) return [];
  const body = { batchId, reviews: reviews.map((review) => toReview(review)) };
  const response = await prepareAsking(syncReviews, { body }, token)();
  if (response?.ok !== true) return undefined;
  return syncReviews.reply.safeParse(await readBody(response)).data?.mistimed;
}

function cutIntoBatches(reviews: readonly KeptReview[]): (readonly KeptReview[])[] {
  const size = reviewLimits.maxPerBatch;
  return Array.from({ length: Math.ceil(reviews.length / size) }, (_, index) =>
    reviews.slice(index * size, (index + 1) * size),
  );
}

const maxWaitMs = 5_000;
