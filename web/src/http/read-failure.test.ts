import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { readFailure } from './read-failure.ts';

const otherwise = 'It could not be saved.';

it("says the server's own words, also after the last attempt (CF-19)", () => {
  const data = { code: 'unavailable', message: 'Come back later' };
  const error = new ApiError('Server error (attempt 3/3): Bad Gateway', { status: 502, data });
  expect(readFailure(error, otherwise)).toBe('Come back later');
});

it('says the given words, and no technical ones, when the server says nothing', () => {
  const error = new ApiError('Server error (attempt 3/3): Bad Gateway', {
    status: 502,
    data: undefined,
  });
  expect(readFailure(error, otherwise)).toBe('It could not be saved.');
});

it('says the given words instead of a status text', () => {
  const error = new ApiError('Bad Request', { status: 400, data: {} });
  expect(readFailure(error, otherwise)).toBe('It could not be saved.');
});

it('speaks of the network when nobody answered', () => {
  const error = new ApiError('Network error. Please check your connection', {
    status: 0,
    data: undefined,
  });
  expect(readFailure(error, otherwise)).toBe('Network error. Please check your connection');
});

it('says the given words for whatever else was thrown', () => {
  expect(readFailure(new TypeError('x is not a function'), otherwise)).toBe(
    'It could not be saved.',
  );
});
