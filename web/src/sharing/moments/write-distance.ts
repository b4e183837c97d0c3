import { countOf } from '../../plan-words.ts';

const minuteMs = 60_000;

/** How far off a moment is, such as "one week", "3 days", "2 hours" or "5 minutes". */
export function writeDistance(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs));
  if (minutes < 90) return countOf(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  if (hours < 36) return countOf(hours, 'hour');
  const days = Math.round(hours / 24);
  if (days === 7) return 'one week';
  return days % 7 === 0 && days < 60 ? countOf(days / 7, 'week') : countOf(days, 'day');
}
