import { reviewLimits } from '../limits.ts';
import { isInMinutes, type Rating, type Schedule } from './schedule.ts';

export type Reviewable = { itemId: string; schedule: Schedule };

/** A day's review as far as it has come, on one device. */
export type ReviewSession<T extends Reviewable> = {
  /** Before the learner's eyes; nothing when all is done for now. */
  shown: T | undefined;
  /** Not shown yet, in the order of the server. */
  queue: readonly T[];
  /** Forgotten a moment ago, the next due first: they come back when their minutes are over. */
  comingBack: readonly T[];
  /** For undo: what was answered, as it was before, the last at the end. */
  answered: readonly Answered<T>[];
  /** Of today, with what was done before this session. */
  done: number;
  /** With what is shown and what has not been fetched yet. */
  left: number;
};

type Answered<T> = { item: T; reviewId: string; rating: Rating };

type Fetched<T> = { items: readonly T[]; counts: { left: number; done: number }; now: number };

export function beginReview<T extends Reviewable>({
  items,
  counts: { left, done },
  now,
}: Fetched<T>): ReviewSession<T> {
  return addItems({ ...nothing, answered: [], left, done }, { items, now });
}

const nothing = { shown: undefined, queue: [], comingBack: [] };

/** More of the day's queue; what this session has seen already is not asked a second time. */
export function addItems<T extends Reviewable>(
  session: ReviewSession<T>,
  { items, now }: { items: readonly T[]; now: number },
): ReviewSession<T> {
  const seen = new Set(
    [...listOpen(session), ...session.answered.map(({ item }) => item)].map(idOf),
  );
  const fresh = items.filter(({ itemId }) => !seen.has(itemId));
  const next = {
    ...session,
    queue: [...session.queue, ...fresh.filter(({ schedule }) => !isInMinutes(schedule))],
    comingBack: byDue([
      ...session.comingBack,
      ...fresh.filter(({ schedule }) => isInMinutes(schedule)),
    ]),
  };
  const left = Math.max(session.left, listOpen(next).length);
  return showNext({ ...next, left }, now);
}

type GivenReview = {
  reviewId: string;
  rating: Rating;
  /** What the answer leads to. */
  schedule: Schedule;
  now: number;
};

/** What is shown was answered: it comes back in this session, or on another day. */
export function answerShown<T extends Reviewable>(
  session: ReviewSession<T>,
  { reviewId, rating, schedule, now }: GivenReview,
): ReviewSession<T> {
  const { shown, comingBack, answered, done, left } = session;
  if (!shown) return session;
  const item = { ...shown, schedule };
  const isDone = !isInMinutes(schedule);
  const next = {
    ...session,
    shown: undefined,
    comingBack: isDone ? comingBack : byDue([...comingBack, item]),
    answered: [...answered, { item: shown, reviewId, rating }],
    done: done + Number(isDone),
    left: left - Number(isDone),
  };
  return showNext(next, now);
}

/** The last answer was never given: its item is shown as it was. */
export function undoLast<T extends Reviewable>(session: ReviewSession<T>): ReviewSession<T> {
  const { shown, queue, comingBack, answered, done, left } = session;
  const last = answered.at(-1);
  if (!last) return session;
  const { item } = last;
  const isOther = ({ itemId }: T) => itemId !== item.itemId;
  const wasDone = listOpen(session).every(isOther);
  const putBack = shown && isOther(shown) ? [shown] : [];
  return {
    shown: item,
    queue: [...putBack.filter((one) => !isInMinutes(one.schedule)), ...queue],
    comingBack: byDue([
      ...putBack.filter((one) => isInMinutes(one.schedule)),
      ...comingBack.filter(isOther),
    ]),
    answered: answered.slice(0, -1),
    done: done - Number(wasDone),
    left: left + Number(wasDone),
  };
}

/** Whether it is time to ask for more, so that nobody has to wait for it. */
export function needsMoreItems<T extends Reviewable>(session: ReviewSession<T>): boolean {
  return session.queue.length < fewItems && session.left > listOpen(session).length;
}

const fewItems = 10;

/** What waits is left for later in the day, as it is. */
export function leaveRest<T extends Reviewable>(session: ReviewSession<T>): ReviewSession<T> {
  const { shown, comingBack } = session;
  if (!shown) return session;
  return { ...session, shown: undefined, comingBack: byDue([...comingBack, shown]) };
}

/** Its minutes are over, or it is next in the queue, or nothing else is left and it is due soon. */
function showNext<T extends Reviewable>(session: ReviewSession<T>, now: number): ReviewSession<T> {
  if (session.shown) return session;
  const { queue, comingBack } = session;
  const [next] = queue;
  const [soonest] = comingBack;
  // What was reviewed was so before now, whatever the clock of this device says.
  const at = Math.max(now, ...comingBack.map(reviewedAt));
  const takesSoonest = soonest && dueOf(soonest) <= (next ? now : at + reviewLimits.learnAheadMs);
  if (takesSoonest) return { ...session, shown: soonest, comingBack: comingBack.slice(1) };
  return { ...session, shown: next, queue: queue.slice(1) };
}

/** What is not done yet, of what is here. */
export function listOpen<T extends Reviewable>({
  shown,
  queue,
  comingBack,
}: ReviewSession<T>): T[] {
  return [...(shown ? [shown] : []), ...comingBack, ...queue];
}

function byDue<T extends Reviewable>(items: readonly T[]): T[] {
  return items.toSorted(
    (one, other) => dueOf(one) - dueOf(other) || (one.itemId < other.itemId ? -1 : 1),
  );
}

function dueOf({ schedule }: Reviewable): number {
  return Date.parse(schedule.due);
}

function reviewedAt({ schedule: { lastReviewedAt } }: Reviewable): number {
  return lastReviewedAt === null ? 0 : Date.parse(lastReviewedAt);
}

function idOf({ itemId }: Reviewable): string {
  return itemId;
}
