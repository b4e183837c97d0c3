import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findUnexplained, isOverBudget, readBudget, scale } from './budget.ts';
import { mergeLane } from './merge-lane.ts';

const budget = { pace: 10, steps: { tests: 100 } };

it('lets a step use a quarter more than planned, and no more', () => {
  const spend = (processorSeconds: number) => ({ name: 'tests', processorSeconds, pace: 10 });
  expect(isOverBudget(spend(125), budget)).toBe(false);
  expect(isOverBudget(spend(126), budget)).toBe(true);
});

it('counts seconds for less on a machine that is slower just then', () => {
  expect(scale({ name: 'tests', processorSeconds: 200, pace: 20 }, budget)).toBe(100);
});

it('counts no second twice because the machine was faster just then', () => {
  expect(scale({ name: 'tests', processorSeconds: 120, pace: 5 }, budget)).toBe(120);
});

it('refuses a step that has no budget', () => {
  expect(isOverBudget({ name: 'new', processorSeconds: 0.1, pace: 10 }, budget)).toBe(true);
});

it('wants a line in the changelog for a budget that grows, and none for one that shrinks', () => {
  const changelog = [
    '- Budget of the checks: `tests` 90 s, for there are more of them.',
    '- Budget of the checks: `tests` 200 s.',
  ].join('\n');
  expect(findUnexplained(budget, changelog)).toEqual(['`tests` 100 s']);
  expect(findUnexplained({ ...budget, steps: { tests: 80 } }, changelog)).toEqual([]);
});

it('has a budget for every step, and a line in the changelog for every budget', () => {
  const steps = mergeLane.flat().map(({ name }) => name);
  expect(Object.keys(readBudget().steps).toSorted()).toEqual(steps.toSorted());
  const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
  expect(findUnexplained(readBudget(), changelog)).toEqual([]);
});
