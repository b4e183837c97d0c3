import type { MemberTest } from '@engram/core/classes/membership.ts';

export type TestGroup = 'toDo' | 'ready' | 'handedIn' | 'later' | 'missed';

export const testGroups: readonly TestGroup[] = ['toDo', 'ready', 'handedIn', 'later', 'missed'];

/** What there is for a member to do with a test now, or to see of it. */
export function groupOf({ state, ownTries }: MemberTest): TestGroup {
  const isOpen = state === 'open' || state === 'late';
  const isUnderWay = ownTries.some(({ submittedAt }) => submittedAt === null);
  const done = ownTries.filter(({ submittedAt }) => submittedAt !== null);
  if (isOpen && (isUnderWay || done.length === 0)) return 'toDo';
  if (done.some(({ score }) => score !== null)) return 'ready';
  if (ownTries.length > 0) return 'handedIn';
  return state === 'not-open' ? 'later' : 'missed';
}

/** The one whose answers are shown: the best, and of two that are as good the first. */
export function bestTry({ ownTries }: MemberTest) {
  const scored = ownTries.flatMap((one) => (one.score ? [{ ...one, score: one.score }] : []));
  return scored.toSorted((one, other) => other.score.percent - one.score.percent)[0];
}

/** The last that was handed in. */
export function lastHandedIn({ ownTries }: MemberTest) {
  return ownTries.findLast(({ submittedAt }) => submittedAt !== null);
}
