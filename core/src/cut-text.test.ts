import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['cells', 9, 'cells'],
  ['cells', 5, 'cells'],
  ['cells', 3, 'cel'],
  ['cells', 0, ''],
  ['cells', -2, ''],
])('of %j leaves %i places', (text, length, expected) => {
  expect(cutText(text, length)).toBe(expected);
});

it('never cuts through a sign that takes two places', () => {
  expect(cutText('ab🧠cd', 3)).toBe('ab');
  expect(cutText('ab🧠cd', 4)).toBe('ab🧠');
});
