import type { Standing } from '@engram/core/flashcards/card.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import { type Mark, momentOf } from '@engram/core/reviews/review.ts';
import {
  dropKept,
  findKept,
  keepForLater,
  listKept,
  onKeptChanged,
  staysWith,
} from '../../storage/kept-work.ts';
import { parseJson } from '../../storage/parse-json.ts';
import { onWorkForgotten } from '../../storage/unfinished-work.ts';
import { Batch, KeptReview } from './kept-review.ts';
import { makeReviewId, moveToMoment } from './make-review-id.ts';

type NewReview = {
  itemId: string;
  mark: Mark;
  tookMs: number;
  study: KeptReview['study'];
  given?: KeptReview['given'];
};

/**
 * The reviews of a user that are on their way. Each has a place of its own in the storage: two tabs
 * that write at once cannot take each other's away.
 */
export type Outbox = {
  uid: string;
  /** By their moments; the same list until something changes. */
  list: () => readonly KeptReview[];
  add: (review: NewReview) => KeptReview;
  /** Undoes a review: one that nobody was told of never was, any other is followed by an 'undo'. */
  takeBack: (review: KeptReview) => void;
  /** What was put together before and has not been confirmed, or the next ones. */
  takeBatch: (maxCount?: number) => { batch: Batch; reviews: readonly KeptReview[] } | undefined;
  /** It will not be sent again as it is. */
  dropBatch: () => void;
  /** They have arrived, or are not wanted. */
  remove: (ids: readonly string[]) => void;
  /**
   * Gives mistimed reviews moments of the server's clock, after what it has taken. Tells the latest.
   */
  moveBack: (ids: readonly string[], clock: { serverMs: number; takenMs: number }) => number;
  /** From an earlier log-in, as they were. */
  adopt: (reviews: readonly KeptReview[]) => void;
  subscribe: (listener: () => void) => () => void;
};

export function outboxOf(uid: string): Outbox {
  const opened = outboxes.get(uid) ?? openOutbox(uid);
  outboxes.set(uid, opened);
  return opened;
}

const outboxes = new Map<string, Outbox>();

// Those who write and who sends have to hold the same one for as long as its user is here.
onWorkForgotten((uid) => {
  for (const name of outboxes.keys()) if (!staysWith(name, uid)) outboxes.delete(name);
});

const prefix = 'review:';
const batchName = 'review-batch';

function openOutbox(uid: string): Outbox {
  const listeners = new Set<() => void>();
  let known: readonly KeptReview[] | undefined;

  function tell() {
    known = undefined;
    for (const listener of listeners) listener();
  }

  // Another tab wrote, or all of it was forgotten.
  onKeptChanged(tell);

  function list() {
    known ??= listKept(uid)
      .filter((name) => name.startsWith(prefix))
      .toSorted()
      .flatMap((name) => read(name));
    return known;
  }

  function read(name: string): KeptReview[] {
    const text = findKept({ uid, name });
    const { data } = KeptReview.safeParse(text === undefined ? undefined : parseJson(text));
    return data ? [data] : [];
  }

  function write(review: KeptReview) {
    keepForLater({ uid, name: prefix + review.id }, JSON.stringify(review));
  }

  function add(given: NewReview): KeptReview {
    const tookMs = Math.min(Math.max(0, Math.round(given.tookMs)), reviewLimits.maxTookMs);
    const review = { ...given, id: makeReviewId(), tookMs };
    write(review);
    tell();
    return review;
  }

  function remove(ids: readonly string[]) {
    for (const id of ids) dropKept({ uid, name: prefix + id });
    tell();
  }

  function findBatch(): Batch | undefined {
    const text = findKept({ uid, name: batchName });
    return Batch.safeParse(text === undefined ? undefined : parseJson(text)).data;
  }

  return {
    uid,
    list,
    add,
    takeBack(review) {
      const isWaiting = list().some(({ id }) => id === review.id);
      if (isWaiting && !findBatch()?.ids.includes(review.id)) return remove([review.id]);
      add({ itemId: review.itemId, mark: 'undo', tookMs: 0, study: turnAround(review.study) });
    },
    takeBatch(maxCount = reviewLimits.maxPerBatch) {
      const waiting = new Map(list().map((review) => [review.id, review]));
      const kept = findBatch();
      const again = kept?.ids.flatMap((id) => waiting.get(id) ?? []) ?? [];
      if (kept && again.length > 0 && again.length === kept.ids.length) {
        return { batch: kept, reviews: again };
      }
      const reviews = [...waiting.values()].slice(0, maxCount);
      if (reviews.length === 0) return undefined;
      const batch = { batchId: makeReviewId(Date.now()), ids: reviews.map(({ id }) => id) };
      keepForLater({ uid, name: batchName }, JSON.stringify(batch));
      return { batch, reviews };
    },
    dropBatch: () => dropKept({ uid, name: batchName }),
    remove,
    moveBack(ids, { serverMs, takenMs }) {
      const moved = list().filter(({ id }) => ids.includes(id));
      const [first] = moved;
      const last = moved.at(-1);
      if (!first || !last) return serverMs;
      // All by the same time, so that they keep their distances and their order.
      const shiftMs = Math.max(serverMs - momentOf(last), takenMs + 1 - momentOf(first));
      for (const review of moved) {
        write({ ...review, id: moveToMoment(review.id, momentOf(review) + shiftMs) });
      }
      remove(ids);
      return momentOf(last) + shiftMs;
    },
    adopt(reviews) {
      for (const review of reviews) write(review);
      if (reviews.length > 0) tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function turnAround(study: KeptReview['study']): KeptReview['study'] {
  return study && { setId: study.setId, before: study.after, after: study.before };
}

/** What the waiting reviews make of the cards of a set, over what the server says. */
export function standingsIn(
  reviews: readonly KeptReview[],
  setId: string,
): Map<string, { before: Standing; after: Standing }> {
  const standings = new Map<string, { before: Standing; after: Standing }>();
  for (const { itemId, study } of reviews) {
    if (study?.setId !== setId) continue;
    const before = standings.get(itemId)?.before ?? study.before;
    standings.set(itemId, { before, after: study.after });
  }
  return standings;
}
