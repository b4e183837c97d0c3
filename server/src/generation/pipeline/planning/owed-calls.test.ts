import { expect, it } from 'vitest';
import { planChoices, planTest, tryPipeline } from '../testing/try-pipeline.ts';
import { listOwedCalls } from './owed-calls.ts';

it('owes the whole plan at first', () => {
  const plan = planTest();
  expect(listOwedCalls({ plan, kept: [], doneCalls: [] })).toEqual(plan.calls);
});

it('owes nothing of a call that is done, and of another only what it did not deliver', async () => {
  const plan = planTest();
  const { kept: all } = await tryPipeline({ ladder: [] });
  const [call] = plan.calls;
  const kept = Array.from(all, ([slot, question]) => ({ slot, question })).filter(
    ({ question }) =>
      question.type === 'multiple-choice' &&
      question.source !== null &&
      question.source.start < (call?.end ?? 0),
  );
  const count = (calls: typeof plan.calls) =>
    calls[0]?.write.find(({ type }) => type === 'multiple-choice')?.count ?? 0;
  expect(kept.length).toBeGreaterThan(0);
  const owed = listOwedCalls({ plan, kept, doneCalls: [1] });
  expect(owed.map((one) => one.call)).not.toContain(1);
  expect(count(owed)).toBe(Math.max(0, count(plan.calls) - kept.length));
});

it('owes no more than the test still needs', async () => {
  const plan = planChoices();
  const { kept: all } = await tryPipeline({ ladder: [], plan });
  const kept = Array.from(all, ([slot, question]) => ({ slot, question })).slice(0, 11);
  const owed = listOwedCalls({ plan, kept, doneCalls: [] });
  const items = owed.flatMap(({ write }) => write).reduce((sum, { count }) => sum + count, 0);
  expect(items).toBeLessThanOrEqual(2);
});
