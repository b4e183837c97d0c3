import type { Calendar } from '../../attempts/write-time.ts';
import { writeDay, writeIsoDay } from '../../iso-day.ts';
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

const dayMs = 86_400_000;
