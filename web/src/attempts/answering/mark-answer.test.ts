import { expect, it } from 'vitest';
import { questions } from '../testing/stub-test.ts';
import { markAnswer } from './mark-answer.ts';

const blank = questions.find(({ type }) => type === 'fill-in-blank');

it.each([
  ['correct', { blank: 'correct' }],
  ['incorrect', { blank: 'wrong' }],
  // Nobody has judged it, so it is not crossed out.
  ['needs-review', {}],
] as const)('shows a typed answer as what is known of it: %s', (verdict, shown) => {
  if (!blank) throw new Error('There is a question of every type');
  const marked = { question: blank, answer: 'ion', verdict, isOver: false, tried: [] };
  expect(markAnswer(marked)).toEqual(shown);
});
