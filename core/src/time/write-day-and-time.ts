type Calendar = { now: number; timeZone: string };

/** Such as "Friday 20 November, 15:00"; with its year where that is another. */
export function writeDayAndTime(time: string | number, calendar: Calendar): string {
  return write(time, calendar, 'long');
}

/** Such as "Fri 20 Nov, 15:00"; with its year where that is another. */
export function writeShortDayAndTime(time: string | number, calendar: Calendar): string {
  return write(time, calendar, 'short');
}

function write(
  time: string | number,
  { now, timeZone }: Calendar,
  length: 'long' | 'short',
): string {
  const yearOf = (moment: Date | number) =>
    new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone }).format(moment);
  const moment = new Date(time);
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: length,
    day: 'numeric',
    month: length,
    ...(yearOf(moment) !== yearOf(now) && { year: 'numeric' }),
    timeZone,
  }).format(moment);
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(moment);
  // Some versions of the calendar write a comma after the day of the week, some do not.
  return `${day.replace(',', '')}, ${clock}`;
}
