import type { PlanTerms } from './plan-terms.ts';

/** New things come in the first half of the time, so that they can come back before the exam. */
const partForFresh = 0.5;
/** Seen for the first time, something is nearly always seen twice. */
export const freshCost = 2;
/** The evening before an exam is lighter than the others. */
const lastDayShare = 0.6;

/** A day before the exam, how many new things it begins, and what room it has beside them. */
export type StudyDay = { day: number; fresh: number; room: number };

/** The days of study that are left, rest days aside, with what is new spread over the first of them. */
export function spreadFresh(count: number, terms: PlanTerms): StudyDay[] {
  const whole = listStudyDays(terms, Math.min(terms.began, terms.today));
  const days = whole.filter((day) => day >= terms.today);
  const perDay = Math.ceil(count / countFreshDays(whole.length, days.length));
  let left = count;
  return days.map((day) => {
    const isLast = day === terms.examDay - 1 && whole.length > 1;
    const all = isLast ? Math.floor(terms.perDay * lastDayShare) : terms.perDay;
    const most = Math.max(0, all - spentOn(day, terms));
    const fresh = Math.min(perDay, left, Math.floor(most / freshCost));
    left -= fresh;
    return { day, fresh, room: most - fresh * freshCost };
  });
}

/** What today has left, in reviews; none on a rest day. */
export function roomOfToday(terms: PlanTerms): number {
  return spreadFresh(0, terms).find(({ day }) => day === terms.today)?.room ?? 0;
}

/** What is not there for reviews any more. */
function spentOn(day: number, { today, doneToday = 0, takenByTest }: PlanTerms): number {
  return (day === today ? doneToday : 0) + (takenByTest?.(day) ?? 0);
}

/** Those of the first part that are left; when it is over, the first part of the rest. */
function countFreshDays(whole: number, days: number): number {
  const left = Math.ceil(whole * partForFresh) - (whole - days);
  return Math.max(1, left > 0 ? left : Math.ceil(days * partForFresh));
}

/** All days from one on that are neither rest days nor the exam's. */
export function listStudyDays(
  { examDay, isRestDay }: Pick<PlanTerms, 'examDay' | 'isRestDay'>,
  from: number,
): number[] {
  const count = Math.max(0, examDay - from);
  return Array.from({ length: count }, (_, no) => from + no).filter((day) => !isRestDay(day));
}
