import type { Standing } from '@engram/core/flashcards/card.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { getReviewQueue } from '@engram/core/reviews/api.ts';
import type { ReviewItem } from '@engram/core/reviews/review-queue.ts';
import { mayLeaveRest } from '@engram/core/reviews/end-of-session.ts';
import { momentOf, type Review as GivenReview } from '@engram/core/reviews/review.ts';
import {
  addItems,
  answerShown,
  beginReview,
  leaveRest,
  needsMoreItems,
  type ReviewSession,
  undoLast,
} from '@engram/core/reviews/review-session.ts';
import { type ReviewTerms, scheduleReview } from '@engram/core/reviews/schedule-review.ts';
import type { Rating } from '@engram/core/reviews/schedule.ts';
import { useEffect, useRef, useState } from 'react';
import type { KeptReview } from '../flashcards/outbox/kept-review.ts';
import { readClock } from '../flashcards/outbox/make-review-id.ts';
import { type Outbox, outboxOf } from '../flashcards/outbox/outbox.ts';
import { type Bookmarks, useBookmarks } from '../flashcards/studying/use-bookmarks.ts';
import { logIgnored } from '../http/log-ignored.ts';
import { askForQueue, type Round } from './queries.ts';

type Queue = Reply<typeof getReviewQueue>;

export type Review = {
  session: ReviewSession<ReviewItem>;
  /** How many answers and undos there were, to tell two turns of one card apart. */
  turn: number;
  /** As the server schedules, so that both come to the same day. */
  terms: ReviewTerms;
  /** With what a question was answered with. */
  rate: (rating: Rating, given?: GivenReview['given']) => void;
  bookmarks: Bookmarks;
  /** The turn that an undo has led to, 0 when it was an answer: each of them is said. */
  undone: number;
  /** Nothing to undo: undefined. */
  undo: (() => void) | undefined;
  /** Ends it while something waits: undefined before somebody is held up by it. */
  leaveRest: (() => void) | undefined;
};

type Begun = { uid: string; queue: Queue; round: Round };

/** A day's review, computed here: neither the next card nor its interval waits for the network. */
export function useReview({ uid, queue, round }: Begun): Review {
  const outbox = outboxOf(uid);
  const [session, setSession] = useState(() => begin(outbox, queue, round));
  const [turn, setTurn] = useState(0);
  const [canGrow, setCanGrow] = useState(!round.isAhead);
  const [hasFailed, setHasFailed] = useState(false);
  const [fetches, setFetches] = useState(0);
  const [undone, setUndone] = useState(0);
  const fetched = useRef(new Set(queue.items.map(({ itemId }) => itemId)));
  const given = useRef(new Map<string, KeptReview>());
  const shownAt = useRef(0);
  const bookmarks = useBookmarks();
  const { shown } = session;
  const terms = termsOf(queue);

  // How long somebody thinks is measured by the clock.
  useEffect(() => {
    shownAt.current = performance.now();
  }, [turn]);

  const wantsMore = canGrow && !hasFailed && needsMoreItems(session);
  // The rest of the day's queue is on the server.
  useEffect(() => {
    if (!wantsMore) return;
    let isCurrent = true;
    askForQueue(false)
      .then(({ items }) => {
        if (!isCurrent) return;
        const isAnyNew = items.some(({ itemId }) => !fetched.current.has(itemId));
        for (const { itemId } of items) fetched.current.add(itemId);
        setSession((before) => addItems(before, { items, now: readClock() }));
        // One that brings nothing new is the last.
        if (isAnyNew) setFetches((count) => count + 1);
        else setCanGrow(false);
      })
      .catch((error: unknown) => {
        // What is here can be reviewed; the next answer asks again, and the end leads to the rest.
        if (isCurrent) setHasFailed(true);
        logIgnored('The rest of the queue did not come', error);
      });
    return () => {
      isCurrent = false;
    };
  }, [wantsMore, fetches]);

  const last = session.answered.at(-1);

  /** A card that came back stands where its last answer has left it. */
  function standingOf({ itemId }: ReviewItem): Standing | undefined {
    const before = session.answered.findLast(({ item }) => item.itemId === itemId);
    return before && given.current.get(before.reviewId)?.study?.after;
  }

  return {
    session,
    turn,
    terms,
    undone,
    bookmarks,
    rate(rating, answered) {
      if (!shown) return;
      const review = outbox.add({
        itemId: shown.itemId,
        mark: rating,
        tookMs: performance.now() - shownAt.current,
        study: studyOf(shown, rating, standingOf(shown)),
        given: answered,
      });
      given.current.set(review.id, review);
      const at = clampMoment(momentOf(review), shown);
      const schedule = scheduleReview(shown.schedule, { ...terms, rating, at });
      const now = momentOf(review);
      setSession(answerShown(session, { reviewId: review.id, rating, schedule, now }));
      setHasFailed(false);
      setUndone(0);
      setTurn(turn + 1);
    },
    undo:
      last &&
      (() => {
        const review = given.current.get(last.reviewId);
        if (review) outbox.takeBack(review);
        setSession(undoLast(session));
        setTurn(turn + 1);
        setUndone(turn + 1);
      }),
    leaveRest: mayLeaveRest(session) ? () => setSession(leaveRest(session)) : undefined,
  };
}

function termsOf({ settings: { retention }, parameters }: Queue): ReviewTerms {
  return parameters ? { retention, parameters } : { retention };
}

/** FSRS counts no time backwards: a device whose clock is behind answers at the last moment. */
export function clampMoment(ms: number, { schedule }: Pick<ReviewItem, 'schedule'>): Date {
  const lastMs = schedule.lastReviewedAt === null ? 0 : Date.parse(schedule.lastReviewedAt);
  return new Date(Math.max(ms, lastMs));
}

/** What was answered here and did not arrive yet is not asked again. */
function begin(outbox: Outbox, { items, counts }: Queue, { isAhead }: Round) {
  // The last one counts: what was undone is to be asked.
  const marks = new Map(outbox.list().map(({ itemId, mark }) => [itemId, mark]));
  const waiting = new Set([...marks].flatMap(([id, mark]) => (mark === 'undo' ? [] : [id])));
  const fresh = items.filter(({ itemId }) => !waiting.has(itemId));
  const told = isAhead
    ? { left: fresh.length, done: 0 }
    : { left: counts.left - (items.length - fresh.length), done: counts.done };
  return beginReview({ items: fresh, counts: told, now: readClock() });
}

function studyOf(
  item: ReviewItem,
  rating: Rating,
  standing: Standing | undefined,
): KeptReview['study'] {
  if (item.kind !== 'card') return null;
  const after: Standing = rating === 'again' ? 'learning' : 'known';
  return { setId: item.groupId, before: standing ?? item.card.standing, after };
}
