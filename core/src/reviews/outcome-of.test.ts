import { expect, it } from 'vitest';
import { makeTyped } from '../questions/grading/sort-answers.ts';
import { outcomeOf } from './outcome-of.ts';

const rules = { text: 'What do plants do, and when?', quote: '' };
const year = makeTyped({ ...rules, key: '1789' });
const sentence = makeTyped({ ...rules, key: 'Plants convert light energy into chemical energy' });
const unclear = 'Something with the sun and the moon';

it.each([
  ['a wrong answer that was forgotten', year, '1790', false, 'good', 'again'],
  ['a wrong answer, however easy', year, '1790', false, 'easy', 'again'],
  ['a wrong answer that is right too', year, '1790', true, 'good', 'good'],
  ['a right answer', year, '1789', false, 'hard', 'hard'],
  ['what no rule judges', sentence, unclear, false, 'good', 'good'],
  ['what no rule judges, and was forgotten', sentence, unclear, false, 'again', 'again'],
  ['what is taken back', year, '1790', false, 'undo', 'undo'],
] as const)('counts what was typed: %s', (_, question, answer, isRightToo, mark, outcome) => {
  expect(outcomeOf({ mark, given: { answer, isRightToo } }, question)).toBe(outcome);
});

it('takes the word of a device that tells no answer, or of a question that is gone', () => {
  expect(outcomeOf({ mark: 'good' }, year)).toBe('good');
  const given = { answer: '1790', isRightToo: false };
  expect(outcomeOf({ mark: 'good', given }, undefined)).toBe('good');
});
