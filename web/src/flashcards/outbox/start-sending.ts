import { syncReviews } from '@engram/core/reviews/api.ts';
import { watchPage } from '../../attempts/keeping/sending/watch-page.ts';
import { withLock } from '../../attempts/keeping/sending/with-lock.ts';
import { readToken } from '../../http/token.ts';
import { tellEndpoint } from '../../http/tell-endpoint.ts';
import { toReview } from './kept-review.ts';
import { outboxOf } from './outbox.ts';
import { sendReviews, type Synced } from './send-reviews.ts';

type SendListeners = {
  onSynced: (reply: Synced) => void;
  /** Every failure that time may mend, and that a session or an old page may be the cause of. */
  onFailed: (error: unknown) => void;
};

export type Sending = {
  /** Sends now what waits, and is done when that was tried. */
  flush: () => Promise<void>;
  stop: () => void;
};

/**
 * Sends the reviews that wait: a moment after the last one, at once when there are many, again and
 * again while nobody answers, and in one tab at a time.
 */
export function startSending(uid: string, { onSynced, onFailed }: SendListeners): Sending {
  const outbox = outboxOf(uid);
  const stops: (() => void)[] = [];
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  // The one of their user: another user may sign in before it is known here.
  const token = readToken();
  const mayGoOn = () => !isStopped && readToken() === token;

  function clear() {
    clearTimeout(timer);
    timer = undefined;
  }

  function schedule(delayMs: number) {
    clear();
    if (!isStopped) timer = setTimeout(() => void flush(), delayMs);
  }

  function flush(): Promise<void> {
    clear();
    // One step later, so that what it writes itself finds it running.
    running ??= Promise.resolve()
      .then(pass)
      .finally(() => {
        running = undefined;
        noteChange();
      });
    return running;
  }

  async function pass() {
    if (!mayGoOn() || outbox.list().length === 0) return;
    try {
      await withLock(`engram-reviews:${uid}`, () => sendReviews(outbox, { mayGoOn, onSynced }));
      failures = 0;
    } catch (error) {
      failures += 1;
      onFailed(error);
    }
  }

  function noteChange() {
    const waiting = outbox.list().length;
    if (isStopped || running || waiting === 0) return;
    if (failures > 0) {
      // Each answer would put it off again.
      if (timer === undefined) schedule(Math.min(1000 * 2 ** (failures - 1), maxPauseMs));
      return;
    }
    schedule(waiting >= manyReviews ? 0 : soonMs);
  }

  /** The network may be back, so nobody waits for the end of a pause. */
  function tryAgain() {
    if (document.visibilityState === 'hidden') return;
    failures = 0;
    if (outbox.list().length > 0) schedule(0);
  }

  function followVisibility() {
    if (document.visibilityState === 'visible') tryAgain();
    else if (outbox.list().length > 0) schedule(0);
  }

  // The page may not come back, and its reviews should be on the server all the same. They stay here
  // too: as the same batch they count once.
  function tellWhileLeaving() {
    const taken = mayGoOn() ? outbox.takeBatch() : undefined;
    if (!taken) return;
    const { batch, reviews } = taken;
    const body = { batchId: batch.batchId, reviews: reviews.map((review) => toReview(review)) };
    void tellEndpoint(syncReviews, { body });
  }

  stops.push(
    watchPage({ onBack: tryAgain, onVisibility: followVisibility, onLeave: tellWhileLeaving }),
  );
  stops.push(outbox.subscribe(noteChange));
  noteChange();

  return {
    flush,
    stop() {
      isStopped = true;
      clear();
      for (const stop of stops) stop();
    },
  };
}

/** Long enough that a run of quick answers is one batch. */
const soonMs = 2_000;
const manyReviews = 50;
const maxPauseMs = 60_000;
