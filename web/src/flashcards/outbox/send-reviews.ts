import type { Reply } from '@engram/core/endpoint.ts';
import { syncReviews } from '@engram/core/reviews/api.ts';
import { momentOf } from '@engram/core/reviews/review.ts';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { logIgnored } from '../../http/log-ignored.ts';
import { toReview } from './kept-review.ts';
import { correctClock, followClock } from './make-review-id.ts';
import type { Outbox } from './outbox.ts';

export type Synced = Reply<typeof syncReviews>;

type SendOptions = {
  /** Asked before every batch: the user of these reviews may be gone, and another one here. */
  mayGoOn: () => boolean;
  onSynced: (reply: Synced) => void;
};

/** All that waits, batch by batch; throws the failure that time may mend. */
export async function sendReviews(outbox: Outbox, { mayGoOn, onSynced }: SendOptions) {
  let maxCount: number | undefined;
  let isBare = false;
  while (mayGoOn()) {
    const taken = outbox.takeBatch(maxCount);
    if (!taken) return;
    const { batch, reviews } = taken;
    try {
      const body = {
        batchId: batch.batchId,
        reviews: reviews.map((review) => toReview(review, { isBare })),
      };
      const reply = await call(syncReviews, { body });
      isBare = false;
      settle(outbox, batch.ids, reply);
      onSynced(reply);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      outbox.dropBatch();
      // One of them may be at fault, and the others are not to wait behind it for ever.
      const half = Math.floor(reviews.length / 2);
      maxCount = half > 0 ? half : undefined;
      if (half > 0) continue;
      // While servers change their version, an old one knows no answers, only what was pressed.
      isBare = !isBare && reviews.some(({ given }) => given !== undefined);
      if (isBare) {
        maxCount = 1;
        continue;
      }
      logIgnored('The server does not take a review that this browser has kept', error);
      outbox.remove(batch.ids);
    }
  }
}

function settle(outbox: Outbox, sent: readonly string[], { mistimed, now }: Synced): void {
  const serverMs = Date.parse(now);
  if (mistimed.length === 0) followClock(serverMs);
  else {
    const taken = sent.filter((id) => !mistimed.includes(id));
    const takenMs = Math.max(0, ...taken.map(momentOfId));
    correctClock(serverMs, outbox.moveBack(mistimed, { serverMs, takenMs }));
  }
  outbox.dropBatch();
  outbox.remove(sent);
}

function momentOfId(id: string): number {
  return momentOf({ id });
}

/** Sent again it would be refused again; a session, a limit, a lock and an old page are not that. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 422].includes(error.status);
}
