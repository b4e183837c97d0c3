import { expect, it } from 'vitest';
import { findPasswordProblem } from './password.ts';

it('wants 6 to 128 characters, counted as people count them', () => {
  expect(findPasswordProblem('12345')).toBe('too-short');
  expect(findPasswordProblem('123456')).toBeUndefined();
  expect(findPasswordProblem('🦉🦉🦉')).toBe('too-short');
  expect(findPasswordProblem('🦉'.repeat(128))).toBeUndefined();
  expect(findPasswordProblem('🦉'.repeat(129))).toBe('too-long');
});
