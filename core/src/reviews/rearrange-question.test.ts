import { expect, it } from 'vitest';
import type { QuestionOf } from '../questions/question.ts';
import { rearrangeQuestion } from './rearrange-question.ts';

const common = {
  version: 1,
  id: '0190a5a0-0000-7000-8000-000000000001',
  text: 'Which one?',
  explanation: '',
  hint: '',
  source: null,
  topic: null,
  madeBy: 'owner',
  isVerified: true,
} as const;

const choice: QuestionOf<'multiple-choice'> = {
  ...common,
  type: 'multiple-choice',
  options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Option ${id}` })),
  correctAnswer: 'b',
};

const seeds = Array.from({ length: 40 }, (_, place) => `seed ${place}`);

it.each(seeds)('gives the same options in another order, the same for one seed: %s', (seed) => {
  const arranged = rearrangeQuestion(choice, seed);
  expect(arranged).toEqual(rearrangeQuestion(choice, seed));
  expect(arranged).not.toEqual(choice);
  expect(arranged).toMatchObject({ correctAnswer: 'b' });
  expect('options' in arranged && new Set(arranged.options)).toEqual(new Set(choice.options));
});

it('leaves true and false where they are', () => {
  const truth: QuestionOf<'true-false'> = {
    ...common,
    type: 'true-false',
    options: [
      { id: 'True', text: 'True' },
      { id: 'False', text: 'False' },
    ],
    correctAnswer: 'True',
  };
  expect(rearrangeQuestion(truth, 'seed')).toBe(truth);
});

it('moves only the second column of a matching question', () => {
  const column = (name: string) => ['1', '2', '3'].map((id) => ({ id: name + id, text: id }));
  const matching: QuestionOf<'matching'> = {
    ...common,
    type: 'matching',
    columnA: column('a'),
    columnB: column('b'),
    correctAnswer: { a1: 'b1', a2: 'b2', a3: 'b3' },
  };
  const arranged = rearrangeQuestion(matching, 'seed');
  expect(arranged).toMatchObject({ columnA: matching.columnA, correctAnswer: { a1: 'b1' } });
  expect('columnB' in arranged && arranged.columnB).not.toEqual(matching.columnB);
});
