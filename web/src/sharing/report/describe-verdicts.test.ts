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
  ).toBe('Wrong: 2, 5. Not answered: 4. Needs review: 6. The rest right.');
});

it('is short when all of them went one way', () => {
  expect(describeVerdicts(['correct', 'correct'])).toBe('All right.');
  expect(describeVerdicts(['incorrect', 'incorrect'])).toBe('Wrong: 1, 2.');
});
