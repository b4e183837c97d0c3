import { expect, it } from 'vitest';
import { checkEdit } from './check-edit.ts';

const choice = {
  type: 'multiple-choice',
  text: 'Which ion blocks it?',
  options: ['Magnesium', 'Calcium'],
  correct: 0,
};

it('takes a whole question, without spaces around its texts', () => {
  expect(checkEdit({ ...choice, text: ' Which ion? ' })).toEqual({
    ok: true,
    edit: { ...choice, text: 'Which ion?' },
  });
});

it.each([
  [{ ...choice, text: '  ' }, 'text', 'Write the question.'],
  [{ ...choice, text: 'a'.repeat(1_001) }, 'text', 'This is too long. Use fewer words.'],
  [{ ...choice, options: ['Magnesium', ''] }, 'options', 'Fill in each option, or remove it.'],
  [
    { ...choice, options: ['Calcium', 'calcium '] },
    'options',
    'Two options are the same. Change one of them.',
  ],
  [{ ...choice, correct: 2 }, 'correct', 'Mark the correct answer.'],
  [{ ...choice, correct: -1 }, 'correct', 'Mark the correct answer.'],
  [
    { type: 'multiple-answer', text: 'Which?', options: ['a', 'b', 'c'], correct: [] },
    'correct',
    'Mark the correct answer.',
  ],
  [
    { type: 'multiple-answer', text: 'Which?', options: ['a', 'b', 'c'], correct: [0, 1, 2] },
    'correct',
    'Leave at least one option that is wrong.',
  ],
  [
    { type: 'matching', text: 'Match.', pairs: [{ left: 'a', right: 'b' }] },
    'pairs',
    'Fill in both sides of each pair, or remove it.',
  ],
  [
    {
      type: 'matching',
      text: 'Match.',
      pairs: [
        { left: 'a', right: 'b' },
        { left: 'A', right: 'c' },
      ],
    },
    'pairs',
    'Two pairs begin with the same words. Change one of them.',
  ],
  [
    { type: 'fill-in-blank', text: 'No gap.', answer: 'a', accepted: [] },
    'text',
    'Write _____ once, where the answer belongs.',
  ],
  [{ type: 'short-answer', text: 'Why?', answer: '', accepted: [] }, 'answer', 'Write the answer.'],
])('refuses what nobody could answer: %j', (written, place, message) => {
  expect(checkEdit(written)).toEqual({ ok: false, problem: { place, message } });
});
