import { addDays } from '@engram/core/attempts/calendar-days.ts';

const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const short = new Intl.DateTimeFormat('en-GB', day);
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** Such as '27 March'; it is a day of the learner's calendar already. */
export function writeDate(isoDay: string): string {
  return short.format(new Date(isoDay));
}

export function writeWeekday(isoDay: string): string {
  return weekday.format(new Date(isoDay));
}

/** Such as 'Mon 23 March'. */
export function writeShortDay(isoDay: string): string {
  return `${writeWeekday(isoDay).slice(0, 3)} ${writeDate(isoDay)}`;
}

/** Such as '30 March to 5 April', '2 to 8 March'. */
export function writeSpan(first: string, last: string): string {
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  const from = isSameMonth ? String(Number(first.slice(8))) : writeDate(first);
  return `${from} to ${writeDate(last)}`;
}

/** Such as '15 and 16 March'. */
export function writeBoth(one: string, other: string): string {
  const isSameMonth = one.slice(0, 7) === other.slice(0, 7);
  return `${isSameMonth ? Number(one.slice(8)) : writeDate(one)} and ${writeDate(other)}`;
}

/** Such as 'Sun and Mon' of two days, 'Fri to Mon' of more. */
export function writeWeekdays(first: string, last: string, count: number): string {
  const [from, to] = [first, last].map((day) => writeWeekday(day).slice(0, 3));
  return `${from} ${count === 2 ? 'and' : 'to'} ${to}`;
}

/** Such as 'Saturday' within a week of today, '27 March' later. */
export function writeNear(isoDay: string, today: string): string {
  return isoDay < addDays(today, 7) ? writeWeekday(isoDay) : writeDate(isoDay);
}
