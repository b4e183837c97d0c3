import fc from 'fast-check';
import { forgetting_curve } from 'ts-fsrs';
import { expect, it } from 'vitest';
import { usualParameters } from '../parameters.ts';
import { newSchedule, scheduleReview } from '../schedule-review.ts';
import { ratings } from '../schedule.ts';
import { daysBetween, listHistories } from './histories.ts';
import { lossOf, predictRecall } from './predict-recall.ts';
import { otherMemory } from './testing/simulate-histories.ts';

const start = Date.parse('2026-03-01T12:00:00.000Z');
const hour = 3_600_000;

const logs = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 3_000 }), fc.constantFrom(...ratings)), {
    minLength: 1,
    maxLength: 12,
  })
  .map((steps) => {
    let at = start;
    return steps.map(([hours, mark], chance) => ({ at: (at += hours * hour), chance, mark }));
  });

it('foretells what the schedules foretell, with whatever parameters', () => {
  fc.assert(
    fc.property(logs, fc.constantFrom(usualParameters, otherMemory), (log, parameters) => {
      let schedule = newSchedule(new Date(start));
      const expected: number[] = [];
      for (const { at: moment, mark: rating } of log) {
        const at = new Date(moment);
        const before = schedule.lastReviewedAt;
        const days = before === null ? 0 : daysBetween(Date.parse(before), moment);
        if (days > 0) expected.push(forgetting_curve(parameters, days, schedule.stability));
        schedule = scheduleReview(schedule, { rating, at, retention: 90, parameters });
      }
      const predictions = predictRecall(listHistories([log]), parameters);
      expect(predictions.map(({ recall }) => recall)).toEqual(expected);
    }),
  );
});

it('says what was answered', () => {
  const log = [
    { at: start, chance: 1, mark: 'good' },
    { at: start + 72 * hour, chance: 2, mark: 'again' },
    { at: start + 96 * hour, chance: 3, mark: 'hard' },
  ] as const;
  expect(predictRecall(listHistories([log]), usualParameters)).toMatchObject([
    { at: start + 72 * hour, isRemembered: false },
    { at: start + 96 * hour, isRemembered: true },
  ]);
});

it('loses the more the less an answer was expected, and never without end', () => {
  expect(lossOf({ recall: 0.9, isRemembered: true })).toBeCloseTo(0.105, 3);
  expect(lossOf({ recall: 0.9, isRemembered: false })).toBeCloseTo(2.303, 3);
  expect(lossOf({ recall: 1, isRemembered: false })).toBeCloseTo(6.908, 3);
});
