import { expect, it } from 'vitest';
import { costOf, followInSteps } from './follow-plan.ts';
import { makeMemoryModel } from './memory.ts';
import { type ExamItem, finish, planExam } from './plan-exam.ts';
import type { PlanTerms } from './plan-terms.ts';
import { fading } from './testing/exam-arbitraries.ts';
import { makeWeighReview } from './weigh-review.ts';

const model = makeMemoryModel();
const weigh = makeWeighReview(model);
const terms: PlanTerms = {
  began: 100,
  today: 100,
  examDay: 120,
  goal: 0.9,
  perDay: 40,
  isRestDay: (day) => day === 102,
};
const items: ExamItem[] = [
  ...fading(80),
  ...Array.from({ length: 40 }, (_, no) => ({ id: `new ${no}`, memory: null })),
];
const follow = (last: number) => finish(followInSteps(items, { model, weigh, terms }, last));
const plan = (today: number) => planExam(items, { model, weigh, terms: { ...terms, today } });

it('asks of each study day what the plan would have asked, with those before it done', () => {
  const { asked } = follow(104);
  const { days } = plan(100);
  expect(asked.map(({ day }) => day)).toEqual([100, 101, 103, 104]);
  expect(asked.map(({ itemIds }) => itemIds.length)).toEqual(
    days.slice(0, 4).map(({ back, fresh }) => back + fresh),
  );
  expect(new Set(asked.flatMap(({ itemIds }) => itemIds)).size).toBe(33);
});

it('begins with what the plan itself takes of the first day', () => {
  const { today } = plan(100);
  expect(follow(100).asked).toEqual([{ day: 100, itemIds: [...today.back, ...today.fresh] }]);
});

it('costs points to miss days, the more the longer, and none to miss nothing', () => {
  const points = (today: number) => costOf(follow(today), { now: plan(today), goal: 0.9 }).points;
  expect(points(100)).toBe(0);
  expect(points(103)).toBeGreaterThan(3);
  expect(points(108)).toBeGreaterThan(points(103));
});

it('says by which day the plan is as far as it would have been', () => {
  const [missed, now] = [follow(103), plan(103)];
  const { backOn } = costOf(missed, { now, goal: 0.9 });
  const recallOn = (of: typeof now, wanted: number | null) =>
    of.days.find(({ day }) => day === wanted)?.recall ?? 0;
  expect(backOn).not.toBeNull();
  expect(recallOn(now, backOn)).toBeGreaterThanOrEqual(recallOn(missed.plan, backOn) - 0.005);
  expect(recallOn(now, 103)).toBeLessThan(recallOn(missed.plan, 103) - 0.005);
});

it('says of no day where the days left cannot make up for it', () => {
  const late = { ...terms, perDay: 12 };
  const missed = finish(followInSteps(items, { model, weigh, terms: late }, 117));
  const now = planExam(items, { model, weigh, terms: { ...late, today: 117 } });
  expect(costOf(missed, { now, goal: 0.9 }).backOn).toBeNull();
});
