/**
 * Allowances and budgets follow UTC wherever somebody is (D44): a change of the time zone opens no
 * new day. Screens print when that is on the reader's own clock.
 */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, '2026-03-01'.length);
}

export function utcMonth(now: Date): string {
  return now.toISOString().slice(0, '2026-03'.length);
}
