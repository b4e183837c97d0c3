import { type Calendar, countDaysSince } from '../attempts/write-time.ts';
import { lastStudiedWords as words } from './messages.ts';

/** Such as "Last studied 2 days ago"; after a week the day, with its year where that is another. */
export function writeLastStudied(time: string | null, calendar: Calendar): string {
  if (time === null) return words.never;
  const days = countDaysSince(time, calendar);
  if (days <= 0) return words.today;
  if (days === 1) return words.yesterday;
  return days < 7 ? words.daysAgo(days) : words.on(writeDay(time, calendar));
}

/** Such as "11 March"; with its year where that is another. */
export function writeDay(time: string, { now, timeZone }: Calendar): string {
  const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone });
  const isThisYear = year.format(new Date(time)) === year.format(now);
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  }).format(new Date(time));
}
