import type { Try } from '@engram/core/sharing/assignment-try.ts';
import type { AssignmentRules } from '@engram/core/sharing/assignment.ts';

type Ends = Pick<Try, 'startedAt' | 'deadlineAt' | 'closesAt' | 'now'>;

/**
 * How many seconds a try has from its start, for the clock that the taker sees: to its own end, or to
 * the closing where that comes first. Without an end of its own there is a clock only in the last hour.
 */
export function findLimitSeconds(
  { startedAt, deadlineAt, closesAt, now }: Ends,
  { acceptsLate }: Pick<AssignmentRules, 'acceptsLate'>,
): number | null {
  const deadlineMs = deadlineAt === null ? undefined : Date.parse(deadlineAt);
  // What comes after the closing counts there, and is marked.
  const closesMs = acceptsLate ? undefined : Date.parse(closesAt);
  const isSoon = closesMs !== undefined && closesMs - Date.parse(now) <= lastHourMs;
  const ends = [deadlineMs, deadlineMs !== undefined || isSoon ? closesMs : undefined];
  const known = ends.filter((end) => end !== undefined);
  if (known.length === 0) return null;
  return Math.max(0, Math.floor((Math.min(...known) - Date.parse(startedAt)) / 1000));
}

const lastHourMs = 60 * 60 * 1000;
