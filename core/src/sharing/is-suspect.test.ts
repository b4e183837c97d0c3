import { expect, it } from 'vitest';
import { isSuspect } from './is-suspect.ts';

it('suspects a key that strong takers missed more often than weak ones', () => {
  const strong = { correct: 1, graded: 5 };
  expect(isSuspect({ strong, weak: { correct: 4, graded: 5 } })).toBe(true);
});

it('suspects nothing when strong takers did better', () => {
  const strong = { correct: 4, graded: 5 };
  expect(isSuspect({ strong, weak: { correct: 1, graded: 5 } })).toBe(false);
});

it('suspects nothing when both did about as well', () => {
  const strong = { correct: 70, graded: 100 };
  expect(isSuspect({ strong, weak: { correct: 89, graded: 100 } })).toBe(false);
});

it('suspects nothing when fewer than four are in a group', () => {
  const strong = { correct: 0, graded: 3 };
  expect(isSuspect({ strong, weak: { correct: 3, graded: 3 } })).toBe(false);
});
