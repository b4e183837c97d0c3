import type { PlanDay } from '@engram/core/exams/api.ts';

/** A day, or some days of a plan that reaches far. */
export type DayGroup = { days: readonly [PlanDay, ...PlanDay[]] };

/** So many days are told one by one, and the last ones before the exam. */
const nearDays = 7;
const lastDays = 2;
const mostAlone = 14;

export function groupDays(days: readonly PlanDay[]): DayGroup[] {
  if (days.length <= mostAlone) return days.map((day) => ({ days: [day] }));
  const far = days.slice(nearDays, -lastDays);
  const weeks = Array.from({ length: Math.ceil(far.length / 7) }, (_, no) =>
    far.slice(no * 7, no * 7 + 7),
  );
  const alone = (day: PlanDay): DayGroup => ({ days: [day] });
  return [
    ...days.slice(0, nearDays).map(alone),
    ...weeks.flatMap(([first, ...others]) =>
      first ? [{ days: [first, ...others] as const }] : [],
    ),
    ...days.slice(-lastDays).map(alone),
  ];
}

type Sums = Pick<PlanDay, 'back' | 'fresh' | 'caughtUp' | 'minutes'>;

/** All that some days ask together. */
export function sumUp(days: readonly PlanDay[]): Sums {
  const sumOf = (name: keyof Sums) => days.reduce((sum, day) => sum + day[name], 0);
  return {
    back: sumOf('back'),
    fresh: sumOf('fresh'),
    caughtUp: sumOf('caughtUp'),
    minutes: sumOf('minutes'),
  };
}
