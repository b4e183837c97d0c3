import { reviewLimits } from '../limits.ts';
import type { PackedReview } from './pack-reviews.ts';

/**
 * What 'due today' means, everywhere: what today's review asks. Whoever shows a number of it, for
 * everything, for the cards, or for one set, counts the same items.
 */
export type Candidates<T> = {
  /** In a step of minutes, as what was forgotten, and the minutes are over. */
  again: readonly T[];
  /** What the plans of exams ask of today and was not done yet. */
  asked: readonly T[];
  /** Reviewed on another day, or missed in a test; due before the day ends, the longest due first. */
  back: readonly T[];
  /** Cards that were never reviewed, in the order of their sets. */
  fresh: readonly T[];
  /** In a step of minutes that are not over yet, the soonest first. */
  waiting: readonly T[];
};

/** How much of each a day still takes. */
export type DayRoom = { back: number; fresh: number };

/**
 * What comes back by the minute is of today, whatever the limits of a day, which have counted it
 * already; and a plan has a limit of its own. What waits is asked after everything else.
 */
export function pickDue<T>(candidates: Candidates<T>, room: DayRoom): T[] {
  const { again, asked, back, fresh, waiting } = candidates;
  return [
    ...again,
    ...asked,
    ...back.slice(0, room.back),
    ...fresh.slice(0, room.fresh),
    ...waiting,
  ];
}

/**
 * All minutes that anything may wait for are over by then. A review shows it at once when nothing else
 * is left, so that it is of today, also where today ends before its minutes do.
 */
export function endOfMinutes(now: Date): Date {
  return new Date(now.getTime() + reviewLimits.learnAheadMs);
}

type Limits = { newPerDay: number; duePerDay: number };
type Done = Pick<PackedReview, 'item' | 'after' | 'isQuestion'>;

/** What the limits of a day leave after what was done in it. */
export function roomOf({ newPerDay, duePerDay }: Limits, done: readonly Done[]): DayRoom {
  const isFresh = ({ after, isQuestion }: Done) => after === 'nothing' && !isQuestion;
  const cameBack = ({ after, isQuestion }: Done) =>
    after === 'days' || (after === 'nothing' && isQuestion);
  return {
    back: Math.max(0, duePerDay - countItems(done.filter(cameBack))),
    fresh: Math.max(0, newPerDay - countItems(done.filter(isFresh))),
  };
}

function countItems(reviews: readonly Done[]): number {
  return new Set(reviews.map(({ item }) => item)).size;
}

/** Cards and missed questions, which are shown side by side and never as one another. */
export type DueParts = { cards: number; questions: number };

export function countParts(due: readonly { kind: 'card' | 'question' }[]): DueParts {
  const cards = due.filter(({ kind }) => kind === 'card').length;
  return { cards, questions: due.length - cards };
}
