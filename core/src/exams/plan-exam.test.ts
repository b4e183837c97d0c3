import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeMemoryModel } from './memory.ts';
import { type ExamItem, planExam } from './plan-exam.ts';
import type { PlanTerms } from './plan-terms.ts';
import { fading, Items, Terms } from './testing/exam-arbitraries.ts';
import { makeWeighReview } from './weigh-review.ts';

const model = makeMemoryModel();
const weigh = makeWeighReview(model);
const plan = (items: readonly ExamItem[], terms: Partial<PlanTerms> = {}) =>
  planExam(items, { model, weigh, terms: { ...usualTerms, ...terms } });

const usualTerms: PlanTerms = {
  began: 100,
  today: 100,
  examDay: 114,
  goal: 0.9,
  perDay: 40,
  isRestDay: () => false,
};

it('never asks for more than a day has room for, and for nothing on a rest day or from the exam on', () => {
  fc.assert(
    fc.property(Items, Terms, (items, terms) => {
      for (const { day, reviews } of plan(items, terms).days) {
        expect(reviews).toBeLessThanOrEqual(terms.perDay);
        expect(terms.isRestDay(day)).toBe(false);
        expect(day).toBeGreaterThanOrEqual(terms.today);
        expect(day).toBeLessThan(terms.examDay);
      }
    }),
    { numRuns: 40 },
  );
});

it('begins everything that is new once, or names what it has no room for', () => {
  fc.assert(
    fc.property(Items, Terms, (items, terms) => {
      const { days, left } = plan(items, terms);
      const begun = days.reduce((sum, { fresh }) => sum + fresh, 0);
      const wanted = items.filter(({ memory }) => memory === null).map(({ id }) => id);
      expect(left).toEqual(wanted.slice(begun));
    }),
    { numRuns: 40 },
  );
});

it('does not make the day of the exam worse, whatever it is given', () => {
  fc.assert(
    fc.property(Items, Terms, (items, terms) => {
      const { recallNow, recallThen } = plan(items, terms);
      expect(recallThen).toBeGreaterThanOrEqual(recallNow - 1e-9);
    }),
    { numRuns: 40 },
  );
});

it('reaches the goal where the days allow it, and asks for no more than that takes', () => {
  const items = fading(120);
  const reached = plan(items);
  expect(reached.recallNow).toBeLessThan(0.8);
  expect(reached.recallThen).toBeGreaterThanOrEqual(0.9);
  expect(reached.recallThen).toBeLessThan(0.93);
  const higher = plan(items, { goal: 0.96 });
  expect(higher.recallThen).toBeGreaterThanOrEqual(0.96);
  expect(count(higher)).toBeGreaterThan(count(reached));
});

it('uses the days in full where the goal is out of reach, but for the last evening', () => {
  const { days, recallThen } = plan(fading(400), { perDay: 20, goal: 0.99 });
  expect(recallThen).toBeLessThan(0.99);
  expect(days.slice(0, -1).every(({ reviews }) => reviews >= 18)).toBe(true);
  expect(days.at(-1)?.reviews).toBeLessThanOrEqual(12);
});

it('asks nothing for what would be known anyway', () => {
  const known = fading(30).map(({ id }) => ({
    id,
    memory: { stability: 900, difficulty: 4, day: 99 },
  }));
  expect(count(plan(known))).toBe(0);
});

it('asks nothing where the goal is reached as things are', () => {
  const items = fading(30).map(({ id }) => ({
    id,
    memory: { stability: 20, difficulty: 5, day: 98 },
  }));
  const { recallNow, days } = plan(items);
  expect(recallNow).toBeGreaterThan(0.9);
  expect(days.every(({ back }) => back === 0)).toBe(true);
});

it('begins what is new in the first half of the time, spread evenly', () => {
  const fresh = Array.from({ length: 60 }, (_, no) => ({ id: `${no}`, memory: null }));
  const begun = plan(fresh).days.map((day) => day.fresh);
  expect(begun).toEqual([9, 9, 9, 9, 9, 9, 6, 0, 0, 0, 0, 0, 0, 0]);
});

it('keeps to the same half of the time while it goes by', () => {
  const fresh = Array.from({ length: 40 }, (_, no) => ({ id: `${no}`, memory: null }));
  const begun = plan(fresh, { began: 98 }).days.map((day) => day.fresh);
  expect(begun.slice(0, 7)).toEqual([7, 7, 7, 7, 7, 5, 0]);
});

it('leaves the room to a practice test that it takes', () => {
  const items = [...fading(200), ...Array.from({ length: 30 }, (_, no) => newItem(no))];
  const takenByTest = (day: number) => (day === 104 ? 30 : 0);
  const { days } = plan(items, { goal: 0.99, takenByTest });
  expect(days.find(({ day }) => day === 104)?.reviews).toBeLessThanOrEqual(10);
  expect(days.find(({ day }) => day === 105)?.reviews).toBeGreaterThan(30);
});

it('asks nothing of what is let go, and still counts on it', () => {
  const items = fading(60).map((item, no) => ({ ...item, isLetGo: no < 20 }));
  const { firstAsked, recallNow, recallThen } = plan(items, { goal: 0.99 });
  expect(items.filter(({ id, isLetGo }) => isLetGo && firstAsked.has(id))).toEqual([]);
  expect(firstAsked.size).toBe(40);
  expect(recallNow).toBeCloseTo(plan(fading(60)).recallNow, 9);
  expect(recallThen).toBeLessThan(plan(fading(60), { goal: 0.99 }).recallThen);
});

it('says when each is asked first, never more of them on a day than it asks', () => {
  fc.assert(
    fc.property(Items, Terms, (items, terms) => {
      const { days, firstAsked } = plan(items, terms);
      const counts = Map.groupBy(firstAsked.values(), (day) => day);
      for (const { day, back, fresh } of days) {
        expect(counts.get(day)?.length ?? 0).toBeLessThanOrEqual(back + fresh);
      }
      const study = new Set(days.map(({ day }) => day));
      expect([...firstAsked.values()].filter((day) => !study.has(day))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

it('tells after each day what would be recalled then, at last what the plan comes to', () => {
  const { days, recallNow, recallThen } = plan(fading(120));
  const recalls = days.map(({ recall }) => recall);
  expect(recalls).toEqual(recalls.toSorted((one, other) => one - other));
  expect(recalls[0]).toBeGreaterThan(recallNow);
  expect(recalls.at(-1)).toBeCloseTo(recallThen, 9);
});

it('takes of today what the day has room for, the most useful first', () => {
  const items = [...fading(40), { id: 'new', memory: null }];
  const { days, today } = plan(items, { perDay: 12 });
  expect(today.fresh).toEqual(['new']);
  expect(today.back.length).toBe(days[0]?.back);
  const gains = today.back.map((id) => {
    const memory = items.find((item) => item.id === id)?.memory;
    return memory ? weigh(memory, { day: 100, examDay: 114 }).gain : 0;
  });
  expect(gains).toEqual(gains.toSorted((one, other) => other - one));
});

it('takes nothing of a rest day', () => {
  const { today } = plan(fading(40), { isRestDay: (day) => day === 100 });
  expect(today).toEqual({ back: [], fresh: [] });
});

it('tells of thousands what it tells of some hundreds that are alike', () => {
  const few = plan(fading(270), { perDay: 40, goal: 0.95 });
  const many = plan(fading(2_700), { perDay: 400, goal: 0.95 });
  expect(many.recallNow).toBeCloseTo(few.recallNow, 6);
  expect(Math.abs(many.recallThen - few.recallThen)).toBeLessThan(0.01);
  expect(Math.abs(count(many) / 10 / count(few) - 1)).toBeLessThan(0.1);
});

it('takes little work for ten thousand things in a year', () => {
  const items = [
    ...fading(7_000),
    ...Array.from({ length: 3_000 }, (_, no) => ({ id: `new ${no}`, memory: null })),
  ];
  let weighed = 0;
  const counting: typeof weigh = (...of) => {
    weighed += 1;
    return weigh(...of);
  };
  const terms = { ...usualTerms, examDay: 466, perDay: 200 };
  const { days, today } = planExam(items, { model, weigh: counting, terms });
  expect(days).toHaveLength(366);
  expect(days.reduce((sum, { fresh }) => sum + fresh, 0)).toBe(3_000);
  expect(today.fresh.length).toBe(days[0]?.fresh);
  // Day by day and thing by thing it would be millions.
  expect(weighed).toBeLessThan(250_000);
});

it('moves with what was missed: the days that are left take it', () => {
  const items = fading(200);
  const whole = plan(items, { perDay: 25, goal: 0.97 });
  const late = plan(items, { perDay: 25, goal: 0.97, today: 106 });
  expect(late.days.every(({ reviews }) => reviews <= 25)).toBe(true);
  expect(late.recallThen).toBeLessThan(whole.recallThen);
  expect(late.days[0]?.day).toBe(106);
});

function newItem(no: number): ExamItem {
  return { id: `new ${no}`, memory: null };
}

function count({ days }: ReturnType<typeof plan>): number {
  return days.reduce((sum, { reviews }) => sum + reviews, 0);
}
