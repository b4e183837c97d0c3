import { addDays } from '@engram/core/attempts/calendar-days.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { getExamPlan } from '@engram/core/exams/api.ts';
import { dayOf, startOfDay } from '../../plans/periods.ts';
import type { Db } from '../../platform/db.ts';
import type { Owner } from '../queue/read-today.ts';
import { readCountingSince } from '../read-log.ts';
import { sortDone } from './read-done.ts';
import { numberOf } from './read-items.ts';
import type { Outlook } from './read-outlook.ts';
import { isRestDay } from './rest-days.ts';

type Past = Reply<typeof getExamPlan>['past'];

/** So many days before today are told together. */
const daysBack = 7;

/**
 * The days just before today on which the plan was there, by the reviews of what the exam asks: that
 * is also how days are missed. Nothing where nothing was reviewed: the row of missed days tells that.
 */
export async function describePast(
  db: Db,
  { uid, timeZone }: Owner,
  { exam, today, groupIds }: Pick<Outlook, 'exam' | 'today' | 'groupIds'>,
): Promise<Past> {
  const began = dayOf(exam.createdAt, timeZone);
  const week = Array.from({ length: daysBack }, (_, no) => addDays(today.day, no - daysBack));
  const days = week.filter((day) => day >= began && day <= exam.heldOn);
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined) return null;
  const done = await readCountingSince(db, uid, startOfDay(from, timeZone));
  const own = (await sortDone(db, uid, done))(groupIds).map(({ at, tookMs }) => ({
    day: dayOf(new Date(at), timeZone),
    tookMs,
  }));
  const reviews = own.filter(({ day }) => day <= to);
  const studied = new Set(reviews.map(({ day }) => day));
  if (studied.size === 0) return null;
  const idle = days.filter((day) => !studied.has(day));
  const restDays = idle.filter((day) => isRestDay(exam, numberOf(day))).length;
  // Nothing could be missed on the day on which the plan was made.
  const madeIdle = idle.includes(began) && !isRestDay(exam, numberOf(began)) ? 1 : 0;
  return {
    from,
    to,
    studiedDays: studied.size,
    studyDays: days.length - restDays - madeIdle,
    restDays,
    minutes: Math.ceil(reviews.reduce((sum, { tookMs }) => sum + tookMs, 0) / 60_000),
  };
}
