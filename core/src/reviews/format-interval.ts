/** How far away something is in few words, such as "10 min", "2 days" or "1.5 months". */
export function formatInterval(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minute));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(ms / hour);
  if (hours < 24) return count(hours, 'hour');
  const days = Math.round(ms / day);
  if (days <= longestInDays) return count(days, 'day');
  const months = toTenth(ms / (daysPerMonth * day));
  if (months < 12) return count(months, 'month');
  return count(toTenth(ms / (daysPerYear * day)), 'year');
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const longestInDays = 30;
const daysPerYear = 365.25;
const daysPerMonth = daysPerYear / 12;

/** Never 0: what is a little less than a month away is not written so. */
function toTenth(value: number): number {
  return Math.max(1, Math.round(value * 10) / 10);
}

function count(value: number, unit: string): string {
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}
