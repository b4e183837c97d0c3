import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ClassResult, GradebookRow } from './gradebook.ts';
import {
  averageOf,
  averageOfClass,
  averageOfTest,
  percentsOf,
  trendOf,
} from './weigh-gradebook.ts';

const codes = ['CELLS2', 'LEAVES', 'PHQTQS', 'SQYLMN', 'RQQTSW'];
const tests = codes.map((code) => ({ code, weight: 1 }));

function had(percents: readonly (number | null)[]): ClassResult[] {
  return percents.map((percent, place) => ({
    code: codes[place] ?? '',
    state: percent === null ? 'absent' : 'graded',
    percent,
    points: percent ?? 0,
    possible: 100,
  }));
}

function row(percents: readonly (number | null)[], isRemoved = false): GradebookRow {
  return { memberId: crypto.randomUUID(), name: 'Lily', isRemoved, results: had(percents) };
}

it('averages what somebody has; absent does not count', () => {
  expect(averageOf(had([75, 55, 70, 65, 65]), tests)).toBe(66);
  expect(averageOf(had([null, 65, 65, 55, 65]), tests)).toBe(62.5);
  expect(averageOf(had([null, null]), tests)).toBeNull();
  expect(averageOf([], tests)).toBeNull();
});

it('counts a test by its weight, and one of weight 0 not at all', () => {
  const [cells, leaves] = codes;
  const weighed = [
    { code: cells ?? '', weight: 3 },
    { code: leaves ?? '', weight: 1 },
  ];
  expect(averageOf(had([80, 40]), weighed)).toBe(70);
  expect(averageOf(had([80, 40]), [{ code: cells ?? '', weight: 0 }])).toBeNull();
});

it('counts what waits to be judged by what it has so far (D38)', () => {
  const results: ClassResult[] = [
    { code: 'CELLS2', state: 'to-judge', percent: 40, points: 4, possible: 10 },
  ];
  expect(averageOf(results, tests)).toBe(40);
});

it('averages a test and a class over those who are in it', () => {
  const rows = [row([80, 60]), row([40, null]), row([0, 0], true)];
  expect(averageOfTest(rows, 'CELLS2')).toBe(60);
  expect(averageOfTest(rows, 'LEAVES')).toBe(60);
  expect(averageOfTest(rows, 'RQQTSW')).toBeNull();
  expect(averageOfClass(rows, tests)).toBe(55);
  expect(averageOfClass([], tests)).toBeNull();
});

it.each([
  [[75, 55, 70, 65, 65], 0],
  [[45, 40, 50, 65, 45], 13],
  [[85, 95, 90, 85, 100], 3],
  [[55, 65, 45, 60, 50], -5],
  [[null, 65, 65, 55, 65], -5],
  [[50, 50, 50, 48], 0],
  [[40, 70], 30],
  [[40, null, 30, 70], 30],
  [[40], null],
  [[null, null], null],
])('says of %j that it changed by %s', (percents, change) => {
  expect(trendOf(percents)).toBe(change);
});

const someResults = fc.record({
  percents: fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { minLength: 5, maxLength: 5 }),
  weights: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 5, maxLength: 5 }),
});

it('gives nobody more than their best test or less than their worst, whatever the weights', () => {
  fc.assert(
    fc.property(someResults, ({ percents, weights }) => {
      const counted = percents.filter(
        (percent, place): percent is number => percent !== null && (weights[place] ?? 0) > 0,
      );
      const average = averageOf(had(percents), weigh(weights));
      expect(average === null).toBe(counted.length === 0);
      expect(average ?? 0).toBeLessThanOrEqual(Math.max(0, ...counted) + 1e-9);
      expect(average ?? 100).toBeGreaterThanOrEqual(Math.min(100, ...counted) - 1e-9);
    }),
  );
});

it('knows weights only beside each other, results in any order, and absent as never given', () => {
  fc.assert(
    fc.property(someResults, ({ percents, weights }) => {
      const results = had(percents);
      const average = averageOf(results, weigh(weights));
      const doubled = weigh(weights.map((weight) => 2 * weight));
      expect(averageOf(results, doubled) ?? -1).toBeCloseTo(average ?? -1, 9);
      expect(averageOf(results.toReversed(), weigh(weights))).toBe(average);
      const present = results.filter(({ state }) => state !== 'absent');
      expect(averageOf(present, weigh(weights))).toBe(average);
      expect(percentsOf(present, tests)).toEqual(percents);
    }),
  );
});

function weigh(weights: readonly number[]) {
  return codes.map((code, place) => ({ code, weight: weights[place] ?? 0 }));
}
