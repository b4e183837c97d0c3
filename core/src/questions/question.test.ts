import { expect, it } from 'vitest';
import { makeSamples } from '../generation/sample-questions.ts';
import { Question } from './question.ts';

const [sample] = makeSamples(() => 'b2b1f6c4-6f0e-4c5e-9a55-0c8f5d7b1a11');

it.each([
  ['NUL', { explanation: 'So \0 it is.' }],
  ['half of a sign', { text: 'Which one? \ud83e' }],
  ['half of a sign in the heading', { topic: 'Cells \ud83e' }],
  ['NUL in the quote', { source: { quote: 'Cells\0', start: 0, end: 6, page: null } }],
])('is no question with %s, which no database would give back', (_, change) => {
  expect(Question.safeParse(sample).success).toBe(true);
  expect(Question.safeParse({ ...sample, ...change }).success).toBe(false);
});
