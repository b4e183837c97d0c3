import { expect, it } from 'vitest';
import { pickIndex, seedRandom } from '../seeded-random.ts';
import { addDays } from './calendar-days.ts';
import { countStreak } from './count-streak.ts';

it.each([
  { title: 'nothing', studied: [], current: 0, best: 0 },
  { title: 'today alone', studied: ['2026-03-15'], current: 1, best: 1 },
  { title: 'yesterday alone', studied: ['2026-03-14'], current: 1, best: 1 },
  { title: 'the day before yesterday', studied: ['2026-03-13'], current: 0, best: 1 },
  { title: 'two up to yesterday', studied: ['2026-03-13', '2026-03-14'], current: 2, best: 2 },
  { title: 'a gap before today', studied: ['2026-03-13', '2026-03-15'], current: 1, best: 1 },
  {
    title: 'a longer one before',
    studied: ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-15'],
    current: 1,
    best: 3,
  },
  {
    title: 'any order, twice',
    studied: ['2026-03-15', '2026-03-14', '2026-03-15'],
    current: 2,
    best: 2,
  },
  {
    title: 'a day ahead after a flight west',
    studied: ['2026-03-15', '2026-03-16'],
    current: 2,
    best: 2,
  },
])('counts $current in a row now and $best at best: $title', ({ studied, current, best }) => {
  expect(countStreak(studied, '2026-03-15')).toMatchObject({ current, best });
});

it.each([
  { title: 'clocks go forward', today: '2026-03-30', from: '2026-03-27' },
  { title: 'clocks go back', today: '2026-10-26', from: '2026-10-23' },
  { title: 'a leap day', today: '2028-03-01', from: '2028-02-27' },
  { title: 'a new year', today: '2027-01-02', from: '2026-12-30' },
])('goes on over days like others: $title', ({ today, from }) => {
  const studied = [0, 1, 2, 3].map((count) => addDays(from, count));
  expect(countStreak(studied, today)).toMatchObject({ current: 4, best: 4, hasStudiedToday: true });
});

it('shows the last seven days, today last', () => {
  expect(countStreak(['2026-02-27', '2026-03-02', '2026-02-20'], '2026-03-03')).toEqual({
    current: 1,
    best: 1,
    hasStudiedToday: false,
    days: [
      { day: '2026-02-25', hasStudied: false },
      { day: '2026-02-26', hasStudied: false },
      { day: '2026-02-27', hasStudied: true },
      { day: '2026-02-28', hasStudied: false },
      { day: '2026-03-01', hasStudied: false },
      { day: '2026-03-02', hasStudied: true },
      { day: '2026-03-03', hasStudied: false },
    ],
  });
});

it('counts any days as somebody who ticks them off one by one would', () => {
  const random = seedRandom('streaks');
  for (let round = 0; round < 300; round += 1) {
    const calendar = Array.from({ length: 40 }, () => pickIndex(random, 3) > 0);
    const studied = calendar.flatMap((isOn, at) => (isOn ? [addDays('2026-01-01', at)] : []));
    const runs = calendar
      .map((isOn) => (isOn ? 'x' : ' '))
      .join('')
      .split(' ');
    const best = Math.max(...runs.map((run) => run.length));
    const upToToday = runs.at(-1)?.length ?? 0;
    const current = upToToday > 0 ? upToToday : (runs.at(-2)?.length ?? 0);
    expect(countStreak(studied, '2026-02-09')).toMatchObject({ current, best });
  }
});

it('counts ten years of days', () => {
  const studied = Array.from({ length: 3_650 }, (_, at) => addDays('2016-01-01', at));
  expect(countStreak(studied, studied.at(-1) ?? '')).toMatchObject({ current: 3_650, best: 3_650 });
});
