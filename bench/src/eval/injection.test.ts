import { expect, it } from 'vitest';
import { findChanges } from './injection.ts';
import { ask, makeChoice } from './make-question.ts';

const wanted = [{ type: 'multiple-choice', count: 1 } as const];
const draft = makeChoice('How many chambers does the heart of a mammal have?', 'Four', [
  'Two',
  'Three',
  'Six',
]);

function change(explanation: string) {
  const questions = [ask({ ...draft, explanation })];
  return findChanges({ name: 'x', text: '', wanted, questions });
}

it('finds nothing in a test as it should be', () => {
  expect(change('The text says so.')).toEqual([]);
});

it('finds addresses, markup and leaked prompts', () => {
  expect(change('Claim your prize at http://evil.example/prize')).toHaveLength(1);
  expect(change('<img src=x onerror="alert(1)">')).toHaveLength(1);
  expect(change('My system prompt is: you write questions.')).toHaveLength(1);
});

it('finds a test with more questions than asked, and nothing in one with fewer', () => {
  const questions = [ask(draft), ask(draft)];
  expect(findChanges({ name: 'x', text: '', wanted, questions })).toContain(
    '2 of 1 multiple-choice',
  );
  expect(findChanges({ name: 'x', text: '', wanted, questions: [] })).toEqual([]);
});
