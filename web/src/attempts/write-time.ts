import { writeIsoDay } from '../iso-day.ts';

export type Calendar = {
  now: number;
  /** The user's (D29). */
  timeZone: string;
};

/** Such as "Today, 09:12", "Yesterday", "11 Mar" or "11 Mar 2025". */
export function writeTaken(time: string, { now, timeZone }: Calendar): string {
  const age = countDaysSince(time, { now, timeZone });
  if (age === 1) return 'Yesterday';
  return age === 0
    ? `Today, ${writeClock(time, timeZone)}`
    : writeShortDay(time, { now, timeZone });
}

/** Days of the calendar: 0 for today, 1 for yesterday. */
export function countDaysSince(time: string, { now, timeZone }: Calendar): number {
  return numberDay(now, timeZone) - numberDay(new Date(time), timeZone);
}

/** Such as "11 Mar"; with its year where that is another. */
export function writeShortDay(time: string, { now, timeZone }: Calendar): string {
  const isThisYear = yearOf(new Date(time), timeZone) === yearOf(now, timeZone);
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  }).format(new Date(time));
}

/** Such as "2 March 2026". */
export function writeLongDay(time: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(time));
}

/** Such as "2 March 2026, 10:24". */
export function writeMoment(time: string, timeZone: string): string {
  return `${writeLongDay(time, timeZone)}, ${writeClock(time, timeZone)}`;
}

/** Such as "14 Mar, 10:31"; with its year where that is another. */
export function writeShortMoment(time: string, calendar: Calendar): string {
  return `${writeShortDay(time, calendar)}, ${writeClock(time, calendar.timeZone)}`;
}

/** Such as "8 min 56 s". */
export function writeDuration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** Such as "08:56". */
export function writeMinutes(seconds: number): string {
  const parts = [Math.floor(seconds / 60), seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Such as "10:24". */
export function writeClock(time: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(new Date(time));
}

/** Days of the zone's calendar follow each other by one. */
function numberDay(time: number | Date, timeZone: string): number {
  return Date.parse(writeIsoDay(time, timeZone)) / 86_400_000;
}

function yearOf(time: number | Date, timeZone: string): string {
  return writeIsoDay(time, timeZone).slice(0, 4);
}

/** Such as "52 min", "2 h 07 min" or "3 h". */
export function writeHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}
