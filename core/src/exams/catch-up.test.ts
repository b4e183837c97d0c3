import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catchUp, isKnownWell } from './catch-up.ts';
import { makeMemoryModel } from './memory.ts';
import { type ExamItem, planExam } from './plan-exam.ts';
import type { PlanTerms } from './plan-terms.ts';
import { fading, Items, Terms } from './testing/exam-arbitraries.ts';
import { makeWeighReview } from './weigh-review.ts';

const model = makeMemoryModel();
const weigh = makeWeighReview(model);
const usualTerms: PlanTerms = {
  began: 97,
  today: 100,
  examDay: 114,
  goal: 0.9,
  perDay: 12,
  isRestDay: () => false,
};
const well = (no: number): ExamItem => ({
  id: `well ${no}`,
  memory: { stability: 30, difficulty: 5, day: 95 },
});

function choose(way: 'spread' | 'drop' | 'all', waiting: readonly ExamItem[], terms = usualTerms) {
  const means = { model, weigh, terms };
  const { today } = planExam(waiting, means);
  const planned = [...today.back, ...today.fresh];
  return { ...catchUp(way, { waiting, planned }, means), planned };
}

it('spreads by leaving today as the plan has it', () => {
  const { itemIds, letGo, planned } = choose('spread', fading(50));
  expect([itemIds, letGo]).toEqual([planned, []]);
});

it('does all of it today, whatever the day has room for', () => {
  const waiting = fading(50);
  const { itemIds, letGo } = choose('all', waiting);
  expect([itemIds, letGo]).toEqual([waiting.map(({ id }) => id), []]);
});

it('lets go what would be recalled on the day anyway, and asks today what fits of the rest', () => {
  const weak = Array.from({ length: 30 }, (_, no) => ({
    id: `weak ${no}`,
    memory: { stability: 3, difficulty: 5, day: 95 },
  }));
  const waiting = [well(1), ...weak, well(2)];
  const { itemIds, letGo } = choose('drop', waiting);
  expect(letGo).toEqual(['well 1', 'well 2']);
  expect(itemIds.length).toBeGreaterThan(5);
  expect(itemIds.length).toBeLessThanOrEqual(12);
});

it('begins what the plan begins today before more comes back', () => {
  const fresh = Array.from({ length: 40 }, (_, no) => ({ id: `new ${no}`, memory: null }));
  const { itemIds, planned } = choose('drop', [...fading(50), ...fresh, well(1)]);
  const begun = planned.filter((id) => id.startsWith('new'));
  expect(begun.length).toBeGreaterThan(2);
  expect(itemIds.filter((id) => id.startsWith('new'))).toEqual(begun);
});

it('calls well known what is recalled with at most ten points less than the goal', () => {
  const standing = (stability: number) => ({
    id: '1',
    memory: { stability, difficulty: 5, day: 100 },
  });
  const known = (stability: number) =>
    isKnownWell(standing(stability), { model, terms: { goal: 0.9, examDay: 114 } });
  // Of fourteen days; nine tenths would be left after as many days as it is stable.
  expect([known(14), known(6), known(3)]).toEqual([true, true, false]);
  expect(isKnownWell({ id: '1', memory: null }, { model, terms: usualTerms })).toBe(false);
});

it('never asks for more than the day has room for, unless all of it is wanted', () => {
  fc.assert(
    fc.property(Items, Terms, (waiting, terms) => {
      const items = new Map(waiting.map((item) => [item.id, item]));
      const costOf = (id: string) => {
        const memory = items.get(id)?.memory;
        return memory ? weigh(memory, { day: 100, examDay: terms.examDay }).cost : 2;
      };
      for (const way of ['spread', 'drop'] as const) {
        const { itemIds, letGo } = choose(way, waiting, terms);
        const cost = itemIds.reduce((sum, id) => sum + costOf(id), 0);
        expect(cost).toBeLessThanOrEqual(terms.perDay + 1e-9);
        expect(itemIds.filter((id) => letGo.includes(id))).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});
