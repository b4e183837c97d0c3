import { expect, it } from 'vitest';
import { chooseAlike, lookAlike } from './alike.ts';

it.each([
  ['a number in one of them', 'found in 1846', 'axis that is tilted'],
  ['a capital at the beginning', 'Prochlorococcus', 'zooplankton'],
  ['a length of three times', 'scurvy', 'cracked corners of the mouth'],
  ['another kind of phrase', 'filters traffic by rules', 'a box that turns sound'],
])('tells two options apart by %s', (_, one, other) => {
  expect(lookAlike(one, other, 'en')).toBe(false);
});

it('takes options of one form for alike', () => {
  expect(lookAlike('filters traffic by rules', 'moves packets between networks', 'en')).toBe(true);
  expect(lookAlike('Oslo', 'Yamoussoukro', 'en')).toBe(true);
});

function choose(key: string, ...others: string[]): string[] | undefined {
  return chooseAlike({ key, others, seed: 's', language: 'en' })?.toSorted();
}

it('gives no choice in which the key stands out', () => {
  expect(choose('race condition', 'monitor', 'mutex', 'spinlock')).toBeUndefined();
  expect(
    choose('mental stages', 'agency theory', 'learning theory', 'role theory'),
  ).toBeUndefined();
  expect(choose('monitor', 'mutex', 'spinlock', 'semaphore')).toEqual([
    'mutex',
    'semaphore',
    'spinlock',
  ]);
});

it('takes those first that look most like the key', () => {
  expect(choose('New Zealand', 'Peru', 'Sri Lanka', 'South Africa', 'Costa Rica')).toEqual([
    'Costa Rica',
    'South Africa',
    'Sri Lanka',
  ]);
});

it('gives no choice of fewer than three wrong options', () => {
  expect(choose('monitor', 'mutex', 'spinlock')).toBeUndefined();
});
