/** A moment as a clock on the wall shows it: "2026-03-14" and "10:31". */
export type WallClock = { day: string; time: string };

/** What the clocks of a zone show at this moment. */
export function readWallClock(ms: number, timeZone: string): WallClock {
  // Swedish dates are written as ISO ones.
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  })
    .format(ms)
    .split(' ');
  return { day, time };
}

/**
 * When the clocks of a zone show it. A time that is skipped in spring is the one an hour on, and of a
 * time that comes twice in autumn it is the first; undefined where it is no time at all.
 */
export function findMoment({ day, time }: WallClock, timeZone: string): number | undefined {
  const asUtc = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const isShown = (ms: number) => {
    const shown = readWallClock(ms, timeZone);
    return shown.day === day && shown.time === time.slice(0, shown.time.length);
  };
  // The zone's offset before and after whatever change there may be around this day.
  const offsets = [-dayMs, dayMs].map((away) => findOffset(asUtc + away, timeZone));
  const moments = offsets.map((offset) => asUtc - offset).toSorted((one, other) => one - other);
  return moments.find(isShown) ?? moments.at(-1);
}

const dayMs = 24 * 60 * 60 * 1000;

/** How far ahead of UTC the clocks of a zone are at this moment, in ms. */
function findOffset(ms: number, timeZone: string): number {
  const { day, time } = readWallClock(ms, timeZone);
  const minute = 60_000;
  return Date.parse(`${day}T${time}Z`) - Math.floor(ms / minute) * minute;
}
