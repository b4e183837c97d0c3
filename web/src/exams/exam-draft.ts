import { addDays } from '@engram/core/attempts/calendar-days.ts';
import type { ExamTerms } from '@engram/core/exams/api.ts';
import { examLimits } from '@engram/core/limits.ts';
import { formMessages as messages } from './messages.ts';

/** What somebody has typed and chosen so far. */
export type ExamDraft = Omit<ExamTerms, 'heldAt' | 'things'> & {
  heldAt: string;
  /** Null for all that there is. */
  things: ExamTerms['things'] | null;
};

export type Problems = { name?: string; day?: string; rest?: string };

/** For the first exam everything is in it beforehand; with others to come, nothing is. */
export function emptyDraft({ hasAll }: { hasAll: boolean }): ExamDraft {
  return {
    name: '',
    heldOn: '',
    heldAt: '',
    goal: examLimits.defaultGoal,
    minutesPerDay: examLimits.defaultMinutes,
    restDays: [],
    goesOn: false,
    things: hasAll ? null : [],
  };
}

/** What is wrong with it; the server looks again. */
export function findProblems(
  { name, heldOn, restDays }: ExamDraft,
  { today, before }: { today: string; before: string | undefined },
): Problems {
  const length = name.trim().length;
  const day = findDayProblem(heldOn, { today, before });
  return {
    ...(length === 0 && { name: messages.nameMissing }),
    ...(length > examLimits.maxNameLength && { name: messages.nameTooLong }),
    ...(day !== undefined && { day }),
    ...(restDays.length > 6 && { rest: messages.allRest }),
  };
}

/** The day of an exam that is over may stay what it was. */
function findDayProblem(
  day: string,
  { today, before }: { today: string; before: string | undefined },
): string | undefined {
  if (day === '') return messages.dayMissing;
  if (day === before) return undefined;
  if (day < today) return messages.dayPast;
  return day > addDays(today, examLimits.maxDaysAhead) ? messages.dayFar : undefined;
}

export function termsOf({
  name,
  heldAt,
  ...rest
}: ExamDraft & Pick<ExamTerms, 'things'>): ExamTerms {
  return { ...rest, name: name.trim(), heldAt: heldAt === '' ? null : heldAt };
}
