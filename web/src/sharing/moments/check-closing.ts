import { assignmentLimits } from '@engram/core/sharing/assignment-limits.ts';
import { momentProblems as messages } from './messages.ts';

type Around = {
  now: number;
  /** Null where it is open from now on. */
  opensAt: number | null;
};

/** Why a closing time will not do, if it will not; the server looks again. */
export function checkClosing(
  closesAt: number | undefined,
  { now, opensAt }: Around,
): string | undefined {
  if (closesAt === undefined) return messages.missing;
  if (closesAt <= now) return messages.closesPast;
  if (opensAt !== null && closesAt <= opensAt) return messages.closesEarly;
  return closesAt > (opensAt ?? now) + furthestMs ? messages.closesFar : undefined;
}

/** A day less than the server takes, whose clock may be behind. */
const furthestMs = (assignmentLimits.maxDays - 1) * 24 * 60 * 60 * 1000;
