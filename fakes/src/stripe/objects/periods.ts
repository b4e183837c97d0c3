import type { Price } from '../shapes.ts';

const daySeconds = 24 * 60 * 60;

/** Where the period ends that begins at `start`; months are those of the calendar from `anchor`. */
export function findPeriodEnd(start: number, anchor: number, { recurring }: Price): number {
  const { interval, interval_count: count } = recurring;
  if (interval === 'day' || interval === 'week') {
    return start + count * (interval === 'week' ? 7 : 1) * daySeconds;
  }
  const months = count * (interval === 'year' ? 12 : 1);
  let end = anchor;
  for (let periods = 1; end <= start; periods += 1) end = addMonths(anchor, periods * months);
  return end;
}

/** The last day of a month that has no such day. */
function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
}

export const days = (count: number): number => count * daySeconds;
