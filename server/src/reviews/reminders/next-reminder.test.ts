import { expect, it } from 'vitest';
import { nextReminder } from './next-reminder.ts';

/** All reminders of a learner who is looked at every quarter of an hour, and moves now and then. */
function remindFrom(
  start: string,
  end: string,
  { hour, zoneAt }: { hour: number; zoneAt: (moment: Date) => string },
): { day: string; at: string }[] {
  const reminders: { day: string; at: string }[] = [];
  let lastDay: string | null = null;
  for (let ms = Date.parse(start); ms < Date.parse(end); ms += 15 * 60_000) {
    const now = new Date(ms);
    const { day, at } = nextReminder({ hour, lastDay }, zoneAt(now), now);
    if (at > now) continue;
    reminders.push({ day, at: now.toISOString() });
    lastDay = day;
  }
  return reminders;
}

it.each([
  // 25 hours: two in the morning comes twice.
  [
    '2026-10-23T22:00:00Z',
    '2026-10-27T23:00:00Z',
    2,
    ['24T00:00', '25T00:00', '26T01:00', '27T01:00'],
  ],
  // 23 hours: two in the morning does not come at all.
  [
    '2026-03-27T23:00:00Z',
    '2026-03-31T22:00:00Z',
    2,
    ['28T01:00', '29T01:00', '30T00:00', '31T00:00'],
  ],
  [
    '2026-10-23T22:00:00Z',
    '2026-10-27T23:00:00Z',
    18,
    ['24T16:00', '25T17:00', '26T17:00', '27T17:00'],
  ],
])(
  'reminds once each day from %s to %s at %i hours where clocks are changed',
  (from, to, hour, at) => {
    const found = remindFrom(from, to, { hour, zoneAt: () => 'Europe/Berlin' });
    const month = from.slice(0, '2026-10'.length);
    expect(found.map((reminder) => reminder.at.slice(0, 16))).toEqual(
      at.map((moment) => `${month}-${moment}`),
    );
    expect(new Set(found.map(({ day }) => day)).size).toBe(4);
  },
);

it('reminds once for each day of the calendar, wherever a learner flies', () => {
  // Round the world, over the date line both ways.
  const stops = ['Europe/Berlin', 'Asia/Tokyo', 'Pacific/Auckland', 'Pacific/Pago_Pago'];
  const zoneAt = (moment: Date) =>
    stops[Math.floor(moment.getTime() / (7 * 60 * 60_000)) % stops.length] ?? 'UTC';
  const days = remindFrom('2026-05-01T00:00:00Z', '2026-06-01T00:00:00Z', {
    hour: 9,
    zoneAt,
  }).map(({ day }) => day);
  expect(new Set(days).size).toBe(days.length);
  expect(days.toSorted()).toEqual(days);
});

it('catches up where the hour of an open day is over, and never goes back to a settled one', () => {
  const now = new Date('2026-03-02T05:00:00Z');
  const next = (lastDay: string, timeZone: string) =>
    nextReminder({ hour: 18, lastDay }, timeZone, now);
  // In Auckland it is 18:00 of this day.
  expect(next('2026-03-01', 'Pacific/Auckland')).toEqual({ day: '2026-03-02', at: now });
  // In Kamchatka it is 17:00, an hour to wait.
  expect(next('2026-03-01', 'Asia/Kamchatka').at.toISOString()).toBe('2026-03-02T06:00:00.000Z');
  // In Honolulu it is 19:00 of the day before, which is not settled: the hour was at 18:00.
  expect(next('2026-02-28', 'Pacific/Honolulu')).toEqual({
    day: '2026-03-01',
    at: new Date('2026-03-02T04:00:00Z'),
  });
  // Once settled in Auckland, a day is settled in Honolulu too.
  expect(next('2026-03-02', 'Pacific/Honolulu')).toEqual({
    day: '2026-03-03',
    at: new Date('2026-03-04T04:00:00Z'),
  });
});
