import type { Calendar } from '../../attempts/write-time.ts';
import { writeDay, writeIsoDay } from '../../iso-day.ts';
import { doneMessages as messages } from '../messages.ts';

type ForecastDay = { day: string; due: number };

/** When reviews come back next; nothing where none is known. */
export function describeNext(forecast: readonly ForecastDay[], calendar: Calendar): string[] {
  const next = findNext(forecast, calendar);
  if (!next) return [];
  const when = next.days === 1 ? messages.tomorrow : messages.onDay(writeDay(next.day));
  return [messages.next(next.due, when)];
}

/** The first day on which something comes back, and how many days are until then. */
export function findNext(
  forecast: readonly ForecastDay[],
  { now, timeZone }: Calendar,
): (ForecastDay & { days: number }) | undefined {
  const today = writeIsoDay(now, timeZone);
  const next = forecast.find(({ day, due }) => day > today && due > 0);
  return next && { ...next, days: Math.round((Date.parse(next.day) - Date.parse(today)) / dayMs) };
}

const dayMs = 86_400_000;
