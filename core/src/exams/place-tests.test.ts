import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeTests, type TestToTake } from './place-tests.ts';

const makeTest = (id: string, facts: Partial<TestToTake> = {}): TestToTake => ({
  id,
  minutes: 8,
  lastTakenOn: null,
  ...facts,
});

type Wish = { today?: number; examDay?: number; rest?: readonly number[]; minutesPerDay?: number };

function place(tests: readonly TestToTake[], wish: Wish = {}) {
  const { today = 100, examDay = 114, rest = [], minutesPerDay = 15 } = wish;
  const calendar = { began: 100, today, examDay, isRestDay: (day: number) => rest.includes(day) };
  return placeTests(tests, { calendar, minutesPerDay, minutesOfNew: 8 }).map(
    ({ day, test, isDone }) => [day, test?.id, isDone],
  );
}

it('places one about halfway and one three study days before the exam', () => {
  expect(place([makeTest('a'), makeTest('b')])).toEqual([
    [106, 'a', false],
    [111, 'b', false],
  ]);
});

it('places one where the time is short, and none for the last evening', () => {
  expect(place([makeTest('a')], { examDay: 104 })).toEqual([[101, 'a', false]]);
  expect(place([makeTest('a')], { examDay: 102 })).toEqual([[100, 'a', false]]);
  expect(place([makeTest('a')], { examDay: 101 })).toEqual([]);
});

it('counts study days and not days of rest', () => {
  expect(place([makeTest('a')], { examDay: 107, rest: [103, 104, 105] })).toEqual([
    [101, 'a', false],
  ]);
});

it('takes what was never taken first, then what was taken longest ago, and one again where there is no other', () => {
  const tests = [
    makeTest('late', { lastTakenOn: 99 }),
    makeTest('never'),
    makeTest('early', { lastTakenOn: 60 }),
  ];
  expect(place(tests).map(([, id]) => id)).toEqual(['never', 'early']);
  expect(place([makeTest('only')]).map(([, id]) => id)).toEqual(['only', 'only']);
});

it('asks for one to be made where there is none', () => {
  expect(place([])).toEqual([
    [106, undefined, false],
    [111, undefined, false],
  ]);
  expect(place([], { minutesPerDay: 5 })).toEqual([]);
});

it('leaves out what takes longer than a day has', () => {
  const tests = [makeTest('long', { minutes: 20 }), makeTest('short')];
  expect(place(tests).map(([, id]) => id)).toEqual(['short', 'short']);
  expect(place([makeTest('long', { minutes: 20 })])).toEqual([]);
});

it('says of its day that it is done when one was taken on it', () => {
  const tests = [makeTest('a', { lastTakenOn: 106 }), makeTest('b')];
  expect(place(tests, { today: 106 })).toEqual([
    [106, 'a', true],
    [111, 'b', false],
  ]);
  expect(place(tests, { today: 107 })).toEqual([[111, 'b', false]]);
});

it('moves one that was not taken to the next study day, until the next one has its day', () => {
  const rest = [108];
  expect(place([makeTest('a')], { today: 107 })[0]).toEqual([107, 'a', false]);
  expect(place([makeTest('a')], { today: 108, rest })[0]).toEqual([109, 'a', false]);
  expect(place([makeTest('a')], { today: 111 })).toEqual([[111, 'a', false]]);
  expect(place([makeTest('a')], { today: 112 })).toEqual([[112, 'a', false]]);
  expect(place([makeTest('a')], { today: 113 })).toEqual([]);
});

it('never has more than two, on study days before the last evening, each with room for it', () => {
  const Tests = fc.array(
    fc.record({
      id: fc.string(),
      minutes: fc.integer({ min: 1, max: 40 }),
      lastTakenOn: fc.option(fc.integer({ min: 60, max: 120 })),
    }),
    { maxLength: 5 },
  );
  const Days = fc.record({
    today: fc.integer({ min: 100, max: 130 }),
    left: fc.integer({ min: 0, max: 40 }),
    rest: fc.integer({ min: 0, max: 6 }),
  });
  fc.assert(
    fc.property(Tests, Days, (tests, { today, left, rest }) => {
      const examDay = today + left;
      const isRestDay = (day: number) => day % 7 === rest;
      const calendar = { began: 100, today, examDay, isRestDay };
      const placed = placeTests(tests, { calendar, minutesPerDay: 15, minutesOfNew: 8 });
      expect(placed.length).toBeLessThanOrEqual(3);
      for (const { day, test, isDone } of placed.filter((one) => !one.isDone)) {
        expect(isDone).toBe(false);
        expect(day).toBeGreaterThanOrEqual(today);
        expect(day).toBeLessThan(examDay - 1);
        expect(isRestDay(day)).toBe(false);
        expect(test?.minutes ?? 0).toBeLessThanOrEqual(15);
      }
      expect(new Set(placed.map(({ day }) => day)).size).toBe(placed.length);
    }),
  );
});
