import { makeStatement } from '@engram/core/attempts/sample-statement.ts';
import { expect, it } from 'vitest';
import { planCards, planTest } from '../testing/try-pipeline.ts';
import { Plan, planCalls, type PlanRequest } from './plan.ts';

const sentence = 'The mitochondrion makes most of the energy that a cell needs for its work. ';
const text = Array.from({ length: 8 }, (_, no) => `# Part ${no}\n\n${sentence.repeat(12)}`).join(
  '\n\n',
);

function plan(change: Partial<PlanRequest> = {}) {
  return planTest({
    text,
    wanted: [
      { type: 'multiple-choice', count: 10 },
      { type: 'true-false', count: 6 },
      { type: 'short-answer', count: 4 },
      { type: 'matching', count: 0 },
    ],
    ...change,
  });
}

const long = Array.from({ length: 16 }, (_, no) => `# Part ${no}\n\n${sentence.repeat(12)}`).join(
  '\n\n',
);

it('asks for a quarter more than wanted, in calls of about four where the text is long', () => {
  const { calls, slots } = plan({ text: long });
  const counts = calls.map(({ write }) => write.reduce((sum, { count }) => sum + count, 0));
  expect(slots).toHaveLength(20);
  expect(counts).toHaveLength(7);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(25);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

it('gives every call its own part, and the parts are the whole text', () => {
  const { calls } = plan({ text: long });
  const parts = calls.map(({ start, end }) => long.slice(start, end));
  expect(parts.join('')).toBe(long);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(long.length / 4);
});

it.each([
  [sentence.repeat(5), 1],
  [sentence.repeat(30), 2],
  [sentence.repeat(67), 2],
  [text, 3],
  ['线粒体产生细胞所需的大部分能量。'.repeat(120), 2],
])('makes fewer and larger calls of a short text, and sends no part twice', (short, count) => {
  const { calls } = plan({ text: short });
  expect(calls.map(({ start, end }) => short.slice(start, end)).join('')).toBe(short);
  expect(calls).toHaveLength(count);
  expect(calls.flatMap(({ write }) => write).reduce((sum, one) => sum + one.count, 0)).toBe(25);
});

it('wants half of the statements to be true', () => {
  const { calls, slots } = plan();
  const wanted = calls.reduce((sum, { trueStatements }) => sum + trueStatements, 0);
  expect(slots.filter(({ key }) => key === 'True')).toHaveLength(3);
  expect(slots.filter(({ key }) => key === 'False')).toHaveLength(3);
  expect(wanted).toBe(4);
});

it('uses every place of the key about equally often', () => {
  const positions = plan({ wanted: [{ type: 'multiple-choice', count: 20 }] }).slots.map(
    ({ keyPosition }) => keyPosition,
  );
  const counts = [0, 1, 2, 3].map((place) => positions.filter((one) => one === place).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
});

it('is the same for the same seed and survives being stored', () => {
  expect(plan()).toEqual(plan());
  expect(Plan.parse(JSON.parse(JSON.stringify(plan())))).toEqual(plan());
});

it('leaves nothing out of a text without any sentence', () => {
  const { calls } = plan({ text: 'x'.repeat(9_000) });
  expect(calls[0]?.start).toBe(0);
  expect(calls.at(-1)?.end).toBe(9_000);
});

it('writes eight cards in a call, and gives every card a place of its type', () => {
  const wanted = [
    { type: 'term-definition', count: 15 },
    { type: 'question-answer', count: 10 },
  ] as const;
  const { makes, calls, slots } = planCards({ text: long, wanted });
  expect(makes).toBe('cards');
  expect(slots.map(({ type }) => type)).toEqual([
    ...Array(15).fill('term-definition'),
    ...Array(10).fill('question-answer'),
  ]);
  expect(calls).toHaveLength(4);
  const written = calls.flatMap(({ write }) => write).reduce((sum, { count }) => sum + count, 0);
  expect(written).toBe(32);
});

it('reads a plan that was stored before there were cards as one of questions', () => {
  const { makes: _, ...stored } = plan();
  expect(Plan.parse(stored).makes).toBe('questions');
});

it('asks for the few of a second round in one call', () => {
  const items = [{ type: 'multiple-choice', count: 6 } as const];
  const round = { text: long, makes: 'questions', items, first: 5, trueShare: 0.5 } as const;
  expect(planCalls(round)).toHaveLength(2);
  expect(planCalls({ ...round, isAgain: true })).toMatchObject([{ call: 5, write: items }]);
});

it('writes more about weak parts of a text that all calls are about, where it is asked by weakness', () => {
  const before = plan().calls.map(({ start }) => ({
    ...makeStatement(1),
    source: { quote: 'The', start, end: start + 3, page: null },
  }));
  const spots = before.map(({ source: { start } }, no) => ({
    start,
    chance: no === 1 ? 0.2 : 0.85,
  }));
  const countsOf = (request: Partial<PlanRequest>) =>
    plan({ before, ...request }).calls.map(({ write }) =>
      write.reduce((sum, { count }) => sum + count, 0),
    );
  expect(countsOf({})).toEqual([8, 9, 8]);
  const [first = 0, weak = 0, last = 0] = countsOf({ spots });
  expect(first + weak + last).toBe(25);
  expect(weak).toBeGreaterThanOrEqual(2 * first);
  expect(weak).toBeGreaterThanOrEqual(2 * last);
  expect(plan({ before, spots })).toEqual(plan({ before, spots }));
});
