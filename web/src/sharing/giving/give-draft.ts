import type { Sent } from '@engram/core/endpoint.ts';
import { timerLimits } from '@engram/core/limits.ts';
import { assignmentLimits } from '@engram/core/sharing/assignment-limits.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { createAssignment } from '@engram/core/sharing/assigning-api.ts';
import type { AssignmentRules } from '@engram/core/sharing/assignment.ts';
import { findMoment, readWallClock, type WallClock } from '@engram/core/time/zoned-clock.ts';
import { checkClosing } from '../moments/check-closing.ts';
import { momentProblems as messages } from '../moments/messages.ts';

/** What somebody has chosen so far, with times as the clocks of their zone show them. */
export type GiveDraft = {
  rules: AssignmentRules;
  /** What the stepper comes back to when a limit is wanted again. */
  minutes: number;
  opensLater: boolean;
  opens: WallClock;
  closes: WallClock;
};

type Calendar = { now: number; timeZone: string };

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** At a full hour in a week, once, with answers afterwards; the test's own timer is its limit. */
export function firstDraft({ config }: PracticeTest, { now, timeZone }: Calendar): GiveDraft {
  const nextHour = Math.ceil(now / hourMs) * hourMs;
  const minutes = config.enableTimer ? config.timerDuration : timerLimits.defaultMinutes;
  return {
    rules: {
      timeLimitMinutes: config.enableTimer ? minutes : null,
      tries: 1,
      answersShown: 'after-closing',
      shufflesQuestions: true,
      shufflesOptions: true,
      acceptsLate: false,
      asksName: true,
    },
    minutes,
    opensLater: false,
    opens: readWallClock(nextHour, timeZone),
    closes: chooseByDay(readWallClock(nextHour + assignmentLimits.defaultDays * dayMs, timeZone)),
  };
}

/** Nobody wants a test to close at night. */
function chooseByDay({ day, time }: WallClock): WallClock {
  return { day, time: time < '08:00' || time > '20:00' ? '15:00' : time };
}

export type Times = {
  /** Null for at once. */
  opensAt: number | null;
  closesAt: number;
};

export type TimeProblems = { opens?: string; closes?: string };

/** When it opens and closes, or what is wrong with that; the server looks again. */
export function readTimes(
  { opensLater, opens, closes }: GiveDraft,
  { now, timeZone }: Calendar,
): Times | TimeProblems {
  const opensAt = opensLater ? findMoment(opens, timeZone) : null;
  const closesAt = findMoment(closes, timeZone);
  const opensProblem = findOpensProblem(opensAt, now);
  if (opensProblem !== undefined) return { opens: opensProblem };
  const closesProblem = checkClosing(closesAt, { now, opensAt: opensAt ?? null });
  if (closesProblem !== undefined) return { closes: closesProblem };
  return opensAt === undefined || closesAt === undefined ? {} : { opensAt, closesAt };
}

function findOpensProblem(opensAt: number | null | undefined, now: number): string | undefined {
  if (opensAt === undefined) return messages.missing;
  return opensAt !== null && opensAt <= now ? messages.opensPast : undefined;
}

export function areTimes(read: Times | TimeProblems): read is Times {
  return 'closesAt' in read;
}

/** What is sent of it; without a time it opens at once, by the clock of the server. */
export function describeGiving(
  practiceTestId: string,
  { rules }: GiveDraft,
  { opensAt, closesAt }: Times,
): Sent<typeof createAssignment>['body'] {
  return {
    practiceTestId,
    rules,
    ...(opensAt !== null && { opensAt: new Date(opensAt).toISOString() }),
    closesAt: new Date(closesAt).toISOString(),
  };
}
