import { expect, it } from 'vitest';
import { ApiError, unanswered } from '../http/api-error.ts';
import { describeFailure } from './describe-failure.ts';

it('[BERR-02] tells a time-out with what can be done', () => {
  expect(describeFailure(unanswered('generation-timed-out', {}))).toBe(
    'The request took too long to complete. Please try again or reduce the number of questions.',
  );
});

it('[BERR-07] [PREV-23] tells any other failure in its own words', () => {
  const message = 'Another test is still being generated. Please wait until it is done.';
  const data = { code: 'generation-running', message };
  expect(describeFailure(new ApiError(message, { status: 409, data }))).toBe(message);
});

it.each([
  new ApiError('Server error (attempt 3/3): Bad Gateway', { status: 502, data: undefined }),
  new Error('x is not a function'),
  undefined,
])(
  '[BERR-07] [PREV-23] says "Failed to generate test" when there are no words for people: %s',
  (error) => {
    expect(describeFailure(error)).toBe('Failed to generate test');
  },
);
