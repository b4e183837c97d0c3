/** Such as "5 Jan"; it is a day of the learner's calendar already. */
export function writeShortDay(day: string): string {
  return write(day, { day: 'numeric', month: 'short' });
}

/** Such as "5 January". */
export function writeDate(day: string): string {
  return write(day, { day: 'numeric', month: 'long' });
}

/** Such as "Jan". */
export function writeMonth(day: string): string {
  return write(day, { month: 'short' });
}

/** Such as "Mo". */
export function writeWeekday(day: string): string {
  return write(day, { weekday: 'short' }).slice(0, 2);
}

function write(day: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(new Date(day));
}
