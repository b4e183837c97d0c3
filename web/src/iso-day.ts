/** A day of a zone's calendar, such as "2026-03-14"; of the browser's own where none is given. */
export function writeIsoDay(time: number | Date, timeZone: string | undefined): string {
  // Swedish dates are written as ISO ones.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time);
}

/** Such as "Tuesday 17 March"; it is a day of the user's calendar already. */
export function writeDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
    .format(new Date(day))
    .replace(',', '');
}
