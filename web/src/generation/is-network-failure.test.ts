import { expect, it } from 'vitest';
import { ApiError, unanswered } from '../http/api-error.ts';
import { isNetworkFailure } from './is-network-failure.ts';

it.each([
  'TypeError: Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Network Error',
])('[BERR-03] recognises a network failure by "%s"', (message) => {
  expect(isNetworkFailure(new TypeError(message))).toBe(true);
});

it('recognises what our own calls make of one', () => {
  expect(isNetworkFailure(unanswered('network-request-failed', {}))).toBe(true);
});

it.each([
  new Error('It failed'),
  unanswered('aborted', {}),
  unanswered('timed-out', {}),
  new ApiError('Bad Gateway', { status: 502, data: {} }),
  undefined,
])('takes %s for something else', (error) => {
  expect(isNetworkFailure(error)).toBe(false);
});
