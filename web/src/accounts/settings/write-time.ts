/** Such as "14 March 2026", as it is in the user's time zone (D29). */
export function writeDay(time: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(time));
}

type TimesAgo = { time: string; now: number; justNow: string };

/** Such as "5 minutes ago" or "yesterday". */
export function writeTimeAgo({ time, now, justNow }: TimesAgo): string {
  const seconds = (new Date(time).getTime() - now) / 1000;
  const unit = units.find(({ inSeconds }) => Math.abs(seconds) >= inSeconds);
  return unit ? ago.format(Math.round(seconds / unit.inSeconds), unit.name) : justNow;
}

const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const units = [
  { name: 'year', inSeconds: 31_536_000 },
  { name: 'month', inSeconds: 2_592_000 },
  { name: 'day', inSeconds: 86_400 },
  { name: 'hour', inSeconds: 3_600 },
  { name: 'minute', inSeconds: 60 },
] as const;
