import { addDays } from '@engram/core/attempts/calendar-days.ts';

/** The day of a user's own calendar: '2026-03-01'. */
export function dayOf(now: Date, timeZone: string): string {
  const parts = formatFor(timeZone).formatToParts(now);
  const get = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${get('year')}-${get('month')}-${get('day')}`;
}

/** Making one takes longer than everything it is used for; there are only so many time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-US', format);
  formats.set(timeZone, made);
  return made;
}

export type CalendarDay = { day: string; start: Date; end: Date };

const lastDays = new Map<string, CalendarDay>();

/**
 * The day in which a moment lies where somebody is. Most moments lie in the day of the one before,
 * whoever asks, and then nothing is looked for.
 */
export function findDay(moment: Date, timeZone: string): CalendarDay {
  const last = lastDays.get(timeZone);
  if (last && moment >= last.start && moment < last.end) return last;
  const day = dayOf(moment, timeZone);
  const end = startOfDay(addDays(day, 1), timeZone);
  const found = { day, start: startOfDay(day, timeZone), end };
  lastDays.set(timeZone, found);
  return found;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * The moment at which a day begins where somebody is. Looked for instead of computed: clocks that
 * are put forward at midnight have days that begin at one.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // No place on earth is further from Greenwich.
  const around = { before: midnight - 15 * hourMs, latest: midnight + 13 * hourMs };
  return findFirst(around, (moment) => dayOf(moment, timeZone) >= day);
}

/**
 * The first moment of a day at which its clock shows an hour, or the one after where that is left out.
 * Where an hour comes twice, it is the first of them: every day has one such moment.
 */
export function momentOf(day: string, hour: number, timeZone: string): Date {
  const before = startOfDay(day, timeZone).getTime() - minuteMs;
  const latest = startOfDay(addDays(day, 1), timeZone).getTime() - minuteMs;
  return findFirst({ before, latest }, (moment) => hourOf(moment, timeZone) >= hour);
}

/** To the minute; after `before`, and at `latest` if not earlier. */
function findFirst(
  { before, latest }: { before: number; latest: number },
  isReached: (moment: Date) => boolean,
): Date {
  let [late, from] = [before, latest];
  while (from - late > minuteMs) {
    const middle = late + Math.floor((from - late) / minuteMs / 2) * minuteMs;
    if (isReached(new Date(middle))) from = middle;
    else late = middle;
  }
  return new Date(from);
}

const hourFormats = new Map<string, Intl.DateTimeFormat>();

function hourOf(moment: Date, timeZone: string): number {
  const format =
    hourFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  hourFormats.set(timeZone, format);
  return Number(format.format(moment));
}
