import { expect, it } from 'vitest';
import { describeVerdicts } from './describe-verdicts.ts';

it('names the questions that were not right by their numbers', () => {
  expect(
    describeVerdicts([
      'correct',
      'incorrect',
      'correct',
      'unanswered',
      'incorrect',
      'needs-review',
    ]),
  ).toBe('Wrong: 2, 5. Not answered: 4. Needs review: 6. The rest correct.');
});

it('is short when all of them went one way', () => {
  expect(describeVerdicts(['correct', 'correct'])).toBe('All correct.');
  expect(describeVerdicts(['incorrect', 'incorrect'])).toBe('Wrong: 1, 2.');
});
