import type { PlanTerms } from './plan-terms.ts';
import { listStudyDays } from './spread-fresh.ts';

/** A practice test of what an exam asks. */
export type TestToTake = {
  id: string;
  minutes: number;
  /** The day on which it was taken last. */
  lastTakenOn: number | null;
};

export type PlacedTest<T> = {
  day: number;
  /** Undefined where one is to be made. */
  test: T | undefined;
  isDone: boolean;
};

type Calendar = Pick<PlanTerms, 'began' | 'today' | 'examDay' | 'isRestDay'>;
type Wish = { calendar: Calendar; minutesPerDay: number; minutesOfNew: number };

/**
 * The days from today on that have a practice test, and which. One that was not taken on its day
 * moves on with the plan; one that takes longer than a day has is left out.
 */
export function placeTests<T extends TestToTake>(
  tests: readonly T[],
  { calendar, minutesPerDay, minutesOfNew }: Wish,
): PlacedTest<T>[] {
  const { today } = calendar;
  const fitting = tests.filter(({ minutes }) => minutes <= minutesPerDay).toSorted(byNeed);
  if (fitting.length === 0 && (tests.length > 0 || minutesOfNew > minutesPerDay)) return [];
  const days = listTestDays(calendar);
  const past = days.findLast((day) => day <= today);
  const takenToday = tests.find(({ lastTakenOn }) => lastTakenOn === today);
  if (past !== undefined && takenToday) {
    const done = { day: today, test: takenToday, isDone: true };
    return [
      done,
      ...deal(
        days.filter((day) => day > today),
        fitting,
      ),
    ];
  }
  const isTaken = tests.some(({ lastTakenOn }) => past !== undefined && (lastTakenOn ?? 0) >= past);
  const coming = days.filter((day) => day > today);
  const late = past === undefined || isTaken ? undefined : findLater(calendar, coming[0]);
  return deal(late === undefined ? coming : [late, ...coming], fitting);
}

/** What was never taken first, then what was taken longest ago. */
function byNeed(one: TestToTake, other: TestToTake): number {
  return (one.lastTakenOn ?? 0) - (other.lastTakenOn ?? 0);
}

/** One after the other, and then again from the first. */
function deal<T>(days: readonly number[], tests: readonly T[]): PlacedTest<T>[] {
  return days.map((day, place) => ({
    day,
    test: tests.length === 0 ? undefined : tests[place % tests.length],
    isDone: false,
  }));
}

/** From so many study days on there is one halfway, too. */
const fewestForTwo = 8;
/** The later one has so many study days after it, so that what it shows can still be studied. */
const daysAfter = 2;

/** About halfway, and shortly before the exam; never on the last evening. */
function listTestDays({ began, today, examDay, isRestDay }: Calendar): number[] {
  const days = listStudyDays({ examDay, isRestDay }, Math.min(began, today));
  const last = Math.max(0, days.length - 1 - daysAfter);
  const half = Math.floor((days.length - 1) / 2);
  const places = days.length >= fewestForTwo ? [half, last] : [last];
  return days.slice(0, -1).filter((_, place) => places.includes(place));
}

/** Today or the next study day, before the next one has a test and never on the last evening. */
function findLater({ today, examDay, isRestDay }: Calendar, next: number | undefined) {
  const days = listStudyDays({ examDay, isRestDay }, today).slice(0, -1);
  return days.find((day) => day < (next ?? examDay));
}
