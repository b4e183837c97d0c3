import type { Calendar } from '../../attempts/write-time.ts';
import { writeIsoDay } from '../../iso-day.ts';
import { doneMessages as messages } from '../messages.ts';

type ForecastDay = { day: string; due: number };

/** When reviews come back next; nothing where none is known. */
export function describeNext(
  forecast: readonly ForecastDay[],
  { now, timeZone }: Calendar,
): string[] {
  const today = writeIsoDay(now, timeZone);
  const next = forecast.find(({ day, due }) => day > today && due > 0);
  if (!next) return [];
  const days = Math.round((Date.parse(next.day) - Date.parse(today)) / dayMs);
  const when = days === 1 ? messages.tomorrow : messages.onDay(writeDay(next.day));
  return [messages.next(next.due, when)];
}

/** Such as "Tuesday 17 March"; it is a day of the user's calendar already. */
export function writeDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
    .format(new Date(day))
    .replace(',', '');
}

const dayMs = 86_400_000;
