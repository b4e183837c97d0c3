import { addDays } from './calendar-days.ts';

export type Streak = {
  current: number;
  best: number;
  hasStudiedToday: boolean;
  days: { day: string; hasStudied: boolean }[];
};

const shownDays = 7;

/**
 * Days in a row on which somebody studied. Today may still come: the streak of yesterday lives on.
 * Who has flown west since may have studied tomorrow already; it counts.
 */
export function countStreak(studied: readonly string[], today: string): Streak {
  const days = new Set(studied);
  const last = [...days].reduce((later, day) => (day > later ? day : later), '');
  const shown = Array.from({ length: shownDays }, (_, at) => addDays(today, at + 1 - shownDays));
  const runs = [...days].filter((day) => !days.has(addDays(day, 1)));
  return {
    current: last >= addDays(today, -1) ? countRun(days, last) : 0,
    best: Math.max(0, ...runs.map((end) => countRun(days, end))),
    hasStudiedToday: days.has(today),
    days: shown.map((day) => ({ day, hasStudied: days.has(day) })),
  };
}

/** The days without a gap up to this one. */
function countRun(days: ReadonlySet<string>, end: string): number {
  let length = 0;
  while (days.has(addDays(end, -length))) length += 1;
  return length;
}
