import type { Calendar } from '../attempts/write-time.ts';

/** Such as "11 March"; with its year where that is another. */
export function writeMissedDay(time: string, { now, timeZone }: Calendar): string {
  const yearOf = (moment: number | Date) =>
    new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone }).format(moment);
  const missedAt = new Date(time);
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(yearOf(missedAt) !== yearOf(now) && { year: 'numeric' }),
    timeZone,
  }).format(missedAt);
}
