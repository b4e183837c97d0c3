/** A day of a zone's calendar, such as "2026-03-14"; of the browser's own where none is given. */
export function writeIsoDay(time: number | Date, timeZone: string | undefined): string {
  // Swedish dates are written as ISO ones.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time);
}
