import { expect, it } from 'vitest';
import { findPasswordProblem, isGuessable } from './password.ts';

it('wants 6 to 128 characters, counted as people count them', () => {
  expect(findPasswordProblem('12345')).toBe('too-short');
  expect(findPasswordProblem('123456')).toBeUndefined();
  expect(findPasswordProblem('🦉🦉🦉')).toBe('too-short');
  expect(findPasswordProblem('🦉'.repeat(128))).toBeUndefined();
  expect(findPasswordProblem('🦉'.repeat(129))).toBe('too-long');
});

it.each([
  ['aaaaaa'],
  ['AaBbCcDd'],
  ['121212343434'],
  ['Engram'],
  ['engram2026'],
  ['maya.okafor'],
  ['MayaOkafor1!'],
  ['maya.okafor@example.edu'],
])('takes %s for one that is guessed', (password) => {
  expect(isGuessable(password, 'Maya.Okafor@example.edu')).toBe(true);
});

it.each([
  ['zq8wk1'],
  ['hippocampus'],
  ['my engram is blue'],
  ['okafor, maya of 7'],
  ['🦉🐝🐢🦊🐌🐙'],
])('does not take %s for one', (password) =>
  expect(isGuessable(password, 'maya.okafor@example.edu')).toBe(false),
);

it('does not take a short name for every password with its letters', () => {
  expect(isGuessable('12ab34!', 'ab@example.edu')).toBe(false);
  expect(isGuessable('ab@example.edu', 'ab@example.edu')).toBe(true);
});
