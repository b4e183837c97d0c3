import { assignmentLimits } from './assignment-limits.ts';
import type { AssignmentRules, AssignmentState } from './assignment.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

/** What arrives so long after an end still counts. */
export const graceMs = assignmentLimits.graceSeconds * second;

type Times = { opensAt: Date; closesAt: Date; stoppedAt: Date | null; rules: AssignmentRules };

export function findState(
  { opensAt, closesAt, stoppedAt, rules }: Times,
  now: Date,
): AssignmentState {
  if (stoppedAt !== null) return 'closed';
  if (now < closesAt) return now < opensAt ? 'not-open' : 'open';
  return now.getTime() < closesAt.getTime() + lateMs(rules) ? 'late' : 'closed';
}

/** How long after closing something may still be begun and handed in. */
export function lateMs({ acceptsLate }: Pick<AssignmentRules, 'acceptsLate'>): number {
  return acceptsLate ? assignmentLimits.lateDays * day : 0;
}

/** When what is still being answered is handed in by the server. */
export function findCollection(rules: AssignmentRules, closesAt: Date): Date {
  return new Date(closesAt.getTime() + lateMs(rules) + graceMs);
}

/**
 * From when on those who have handed in may see what is right; undefined for never. Not at the very
 * closing: somebody may still hand in then, and be told by somebody who has.
 */
export function findAnswersFrom(
  { answersShown }: Pick<AssignmentRules, 'answersShown'>,
  closesAt: Date,
): Date | undefined {
  switch (answersShown) {
    case 'at-once':
      return new Date(0);
    case 'after-closing':
      return new Date(closesAt.getTime() + graceMs);
    case 'never':
      return undefined;
  }
}

/** Whether somebody who has handed in may see what is right. */
export function mayShow(
  { rules, closesAt }: Pick<Times, 'rules' | 'closesAt'>,
  now: Date,
): boolean {
  const from = findAnswersFrom(rules, closesAt);
  return from !== undefined && from <= now;
}

/** Whether it opens no later than it may. */
export function isSoundOpening(opensAt: Date, now: Date): boolean {
  return opensAt.getTime() - now.getTime() <= assignmentLimits.maxDays * day;
}

/** Whether it closes after it opens, and no later than it may. */
export function isSoundClosing({
  opensAt,
  closesAt,
}: Pick<Times, 'opensAt' | 'closesAt'>): boolean {
  const openMs = closesAt.getTime() - opensAt.getTime();
  return openMs > 0 && openMs <= assignmentLimits.maxDays * day;
}

/** A week later, where nothing else is chosen. */
export function closeByDefault(opensAt: Date): Date {
  return new Date(opensAt.getTime() + assignmentLimits.defaultDays * day);
}

/** When device and network of its takers are forgotten; nobody reopens it afterwards. */
export function findForgetting(end: Date): Date {
  return new Date(end.getTime() + assignmentLimits.markedDays * day);
}

/** When a try has to be handed in: its own time is up, or that of all. */
export function findEnd(
  rules: Pick<AssignmentRules, 'acceptsLate'>,
  { closesAt, deadlineAt }: { closesAt: Date; deadlineAt: Date | null },
): Date {
  const last = new Date(closesAt.getTime() + lateMs(rules));
  return deadlineAt !== null && deadlineAt < last ? deadlineAt : last;
}

/** Whether nothing can arrive in time any more. */
export function isOver(end: Date, now: Date): boolean {
  return end.getTime() + graceMs <= now.getTime();
}
