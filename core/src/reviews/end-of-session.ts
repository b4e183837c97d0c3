import { listOpen, type Reviewable, type ReviewSession } from './review-session.ts';
import { isInMinutes } from './schedule.ts';

/** Answered already, and to be seen again before they are done. */
export function countAgain<T extends Reviewable>(session: ReviewSession<T>): number {
  return listOpen(session).filter(({ schedule }) => isInMinutes(schedule)).length;
}

/** How long something really waits whose minutes nobody waits for. */
export type Wait = 'now' | 'soon';

/**
 * When what is shown comes back after an answer of minutes, where nothing else is left to ask: at once,
 * or after what waits too. Undefined where its minutes are what it waits for.
 */
export function waitAtEnd<T extends Reviewable>(session: ReviewSession<T>): Wait | undefined {
  if (!isNearEnd(session)) return undefined;
  return session.comingBack.length === 0 ? 'now' : 'soon';
}

/** Nobody is held in a loop: after the second miss of something at the end, the rest may wait. */
export function mayLeaveRest<T extends Reviewable>(session: ReviewSession<T>): boolean {
  const { shown, answered } = session;
  if (!shown || !isInMinutes(shown.schedule) || !isNearEnd(session)) return false;
  return answered.filter(({ item }) => item.itemId === shown.itemId).length >= missesToLeave;
}

const missesToLeave = 2;

/** What was forgotten in this session, each once, the first forgotten first. */
export function listForgotten<T extends Reviewable>({ answered }: ReviewSession<T>): T[] {
  const forgotten = answered.filter(({ rating }) => rating === 'again');
  return [...new Map(forgotten.map(({ item }) => [item.itemId, item])).values()];
}

/** Beside what is shown there is only what waits. */
function isNearEnd<T extends Reviewable>(session: ReviewSession<T>): boolean {
  return session.queue.length === 0 && session.left <= listOpen(session).length;
}
