import { expect, it } from 'vitest';
import { questionAt } from '../../generation/testing/stub-generation.ts';
import { listRecords, orderRecords } from './order-questions.ts';

const questions = [1, 2, 3, 4].map(questionAt);
const [first, second, third] = questions.map(({ id }) => id);

const records = listRecords(questions, [
  { questionId: first ?? '', marks: ['correct', 'correct'] },
  { questionId: second ?? '', marks: ['needs-review', 'correct', 'incorrect', 'unanswered'] },
  { questionId: third ?? '', marks: ['incorrect', 'correct'] },
]);

it('counts what was right of what was graded', () => {
  expect(records.map(({ right, graded }) => [right, graded])).toEqual([
    [2, 2],
    [1, 3],
    [1, 2],
    [0, 0],
  ]);
});

it('puts the hardest first, and what was never graded last', () => {
  expect(orderRecords(records, 'hardest').map(({ number }) => number)).toEqual([2, 3, 1, 4]);
});

it('keeps the order of the test', () => {
  expect(orderRecords(records, 'test-order').map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});
