import { type Calendar, countDaysSince, writeShortDay } from '../attempts/write-time.ts';
import { lastUsedWords as words } from './messages.ts';

/** Such as "today", "3 days ago" or "11 Mar"; after a week the day. */
export function writeLastUsed(time: string, calendar: Calendar): string {
  const days = countDaysSince(time, calendar);
  if (days <= 0) return words.today;
  if (days === 1) return words.yesterday;
  return days < 7 ? words.daysAgo(days) : writeShortDay(time, calendar);
}
