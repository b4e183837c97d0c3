import { addDays } from '@engram/core/attempts/calendar-days.ts';
import type { PlanDay } from '@engram/core/exams/api.ts';
import { expect, it } from 'vitest';
import { makeDay } from '../testing/stub-exams.ts';
import { groupDays, sumUp } from './group-days.ts';

function makeDays(count: number): PlanDay[] {
  return Array.from({ length: count }, (_, no) =>
    makeDay({
      day: addDays('2026-03-01', no),
      kind: no === count - 1 ? 'exam' : 'study',
      back: 2,
      fresh: 1,
      caughtUp: 1,
      minutes: 3,
    }),
  );
}

it('tells two weeks day by day', () => {
  expect(groupDays(makeDays(14)).map(({ days }) => days.length)).toEqual(
    Array.from({ length: 14 }, () => 1),
  );
});

it('tells a longer time a week at a time, but for the first week and the last two days', () => {
  const groups = groupDays(makeDays(32));
  expect(groups.map(({ days }) => days.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 7, 7, 7, 2, 1, 1]);
  expect(groups.flatMap(({ days }) => days)).toEqual(makeDays(32));
  expect(groups.at(-1)?.days[0].kind).toBe('exam');
});

it('adds up what some days ask', () => {
  expect(sumUp(makeDays(7))).toEqual({ back: 14, fresh: 7, caughtUp: 7, minutes: 21 });
});
