import { writeIsoDay } from '../../iso-day.ts';

/** Such as "14 March 2026", as it is in the user's time zone (D29). */
export function writeDay(time: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(time));
}

/** Such as "14 March 2026 at 09:30". */
export function writeMoment(time: string, timeZone: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(time));
}

type TimesAgo = { time: string; now: number; timeZone: string; justNow: string };

/** Such as "5 minutes ago" or "yesterday"; days are those of the user's calendar. */
export function writeTimeAgo({ time, now, timeZone, justNow }: TimesAgo): string {
  const then = new Date(time).getTime();
  const seconds = (now - then) / 1000;
  const unit = units.find(({ inSeconds }) => seconds >= inSeconds);
  if (!unit) return justNow;
  if (unit.name === 'day') {
    return daysAgo.format(numberDay(then, timeZone) - numberDay(now, timeZone), 'day');
  }
  // Never rounded up: 59.7 minutes are not an hour yet, nor "60 minutes".
  return ago.format(-Math.floor(seconds / unit.inSeconds), unit.name);
}

/** Days of the zone's calendar follow each other by one. */
function numberDay(time: number, timeZone: string): number {
  return Date.parse(writeIsoDay(time, timeZone)) / 86_400_000;
}

const ago = new Intl.RelativeTimeFormat('en');
const daysAgo = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const units = [
  { name: 'year', inSeconds: 31_557_600 },
  { name: 'month', inSeconds: 2_629_800 },
  { name: 'day', inSeconds: 86_400 },
  { name: 'hour', inSeconds: 3_600 },
  { name: 'minute', inSeconds: 60 },
] as const;

/** Such as "America/New York". */
export function writeTimeZone(zone: string): string {
  return zone.replaceAll('_', ' ');
}
