import { addDays } from '@engram/core/attempts/calendar-days.ts';
import type { Progress } from '@engram/core/progress/api.ts';
import { isRestDay } from '../reviews/exams/rest-days.ts';
import type { KeptExam } from '../reviews/exams/list-exams.ts';
import { numberOf } from '../reviews/exams/read-items.ts';
import type { Scope } from './read-scope.ts';
import type { Work } from './read-work.ts';

type Days = Pick<Progress, 'days' | 'since' | 'studiedDays' | 'studyDays'>;

/** The calendar: how long was studied on each day, and which days were for rest. */
export function countDays(
  work: Work,
  {
    today,
    exams,
    dayOf,
  }: { today: string; exams: readonly KeptExam[]; dayOf: (at: Date) => string },
): Days {
  const msOf = new Map<string, number>();
  for (const { day, tookMs } of [...work.reviews, ...work.tests]) {
    msOf.set(day, (msOf.get(day) ?? 0) + tookMs);
  }
  const count = numberOf(today) - numberOf(work.from) + 1;
  const days = Array.from({ length: count }, (_, no) => {
    const day = addDays(work.from, no);
    const ms = msOf.get(day);
    // Seconds were a minute of studying, too.
    const minutes = ms === undefined ? 0 : Math.max(1, Math.round(ms / 60_000));
    return { day, minutes, isRest: minutes === 0 && isForRest(day, exams, dayOf) };
  });
  const since = days.find(({ minutes }) => minutes > 0)?.day ?? null;
  const counted = since === null ? [] : days.filter(({ day }) => day >= since);
  return {
    days,
    since,
    studiedDays: counted.filter(({ minutes }) => minutes > 0).length,
    studyDays: counted.filter(({ isRest }) => !isRest).length,
  };
}

/** Where there was an exam to study for, and none of those asked for this day. */
function isForRest(day: string, exams: readonly KeptExam[], dayOf: (at: Date) => string): boolean {
  const ahead = exams.filter(({ heldOn, createdAt }) => dayOf(createdAt) <= day && day < heldOn);
  return ahead.length > 0 && ahead.every((exam) => isRestDay(exam, numberOf(day)));
}

/** Minutes by subject, the most first; null is what has none or was deleted. */
export function countTime(work: Work, { groups }: Pick<Scope, 'groups'>): Progress['time'] {
  const msOf = new Map<string | null, number>();
  const done = [
    ...work.reviews.map(({ groupId, tookMs }) => ({ groupId, tookMs })),
    ...work.tests.map(({ testId, tookMs }) => ({ groupId: testId, tookMs })),
  ];
  for (const { groupId, tookMs } of done) {
    const group = groupId === undefined ? undefined : groups.get(groupId);
    const subject = group?.origins.find((origin) => origin.subject !== null)?.subject ?? null;
    msOf.set(subject, (msOf.get(subject) ?? 0) + tookMs);
  }
  const all = [...msOf.values()].reduce((sum, ms) => sum + ms, 0);
  return {
    minutes: Math.round(all / 60_000),
    bySubject: [...msOf]
      .map(([subject, ms]) => ({ subject, minutes: Math.round(ms / 60_000) }))
      .filter(({ minutes }) => minutes > 0)
      .toSorted((one, other) => other.minutes - one.minutes),
  };
}
