import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listUncovered } from './list-uncovered.ts';
import { makeMemoryModel } from './memory.ts';
import { planExam } from './plan-exam.ts';
import { fading, Items, Terms } from './testing/exam-arbitraries.ts';
import { makeWeighReview } from './weigh-review.ts';

const model = makeMemoryModel();
const weigh = makeWeighReview(model);

it('covers everything that is due or new by the exam, or names it', () => {
  fc.assert(
    fc.property(Items, Terms, fc.func(fc.boolean()), (items, terms, isDueOf) => {
      const all = items.map((item) => ({
        ...item,
        isDue: item.memory !== null && isDueOf(item.id),
      }));
      const plan = planExam(all, { model, weigh, terms });
      const left = new Set([...plan.today.back, ...plan.today.fresh]);
      const named = listUncovered(all, { left, plan, goal: terms.goal }).map(({ item }) => item.id);
      const covered = new Set([...left, ...plan.firstAsked.keys()]);
      const wanted = all.filter(({ memory, isDue }) => memory === null || isDue);
      expect(wanted.filter(({ id }) => !covered.has(id)).map(({ id }) => id)).toEqual(named);
      expect(named.filter((id) => covered.has(id))).toEqual([]);
      // What is new and has no room is among them.
      expect(plan.left.filter((id) => !named.includes(id))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('says why: no room, not needed for the goal, or let go', () => {
  const due = fading(40).map((item, no) => ({ ...item, isDue: true, isLetGo: no === 0 }));
  const items = [...due, { id: 'new', memory: null, isDue: false }];
  const reasonsOf = (goal: number, perDay: number, examDay: number) => {
    const terms = { began: 100, today: 100, examDay, goal, perDay, isRestDay: () => false };
    const plan = planExam(items, { model, weigh, terms });
    const uncovered = listUncovered(items, { left: new Set(), plan, goal });
    return new Map(uncovered.map(({ item, reason }) => [item.id, reason]));
  };
  const short = reasonsOf(0.97, 1, 103);
  expect([short.get('0'), short.get('1'), short.get('new')]).toEqual([
    'let-go',
    'no-room',
    'no-room',
  ]);
  const easy = reasonsOf(0.6, 40, 103);
  expect([...new Set(easy.values())].toSorted()).toEqual(['let-go', 'not-needed']);
});
