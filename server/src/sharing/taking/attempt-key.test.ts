import { expect, it } from 'vitest';
import { attemptIdOf, tryIdOf } from './attempt-key.ts';

it('leads from the key of a try to no attempt at a plain link, which an older server would look for', () => {
  const key = '7d3f1a52-9f1e-8d0b-8f43-0123456789ab';
  expect(attemptIdOf(key)).toBe(attemptIdOf(key.toUpperCase()));
  expect(tryIdOf(key)).toBe(tryIdOf(key.toUpperCase()));
  expect(tryIdOf(key)).not.toBe(attemptIdOf(key));
});
