import { expect, it } from 'vitest';
import { describeMarks } from './describe-marks.ts';

it('names the questions that were not right by their numbers', () => {
  expect(
    describeMarks([
      'correct',
      'incorrect',
      'correct',
      'unanswered',
      'incorrect',
      'needs-review',
      'partly',
    ]),
  ).toBe('Partly right: 7. Wrong: 2, 5. Not answered: 4. To be judged: 6. The rest correct.');
});

it('is short when all of them went one way', () => {
  expect(describeMarks(['correct', 'correct'])).toBe('All correct.');
  expect(describeMarks(['incorrect', 'incorrect'])).toBe('Wrong: 1, 2.');
});
