/** The month of a user's own calendar (D29): '2026-03'. */
export function monthOf(now: Date, timeZone: string): string {
  return dayOf(now, timeZone).slice(0, '2026-03'.length);
}

/** The day of a user's own calendar: '2026-03-01'. */
export function dayOf(now: Date, timeZone: string): string {
  const format = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en-US', format).formatToParts(now);
  const get = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${get('year')}-${get('month')}-${get('day')}`;
}
