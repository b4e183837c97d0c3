import type { Draft } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import { keepsBalance } from './balance.ts';

function state(key: 'True' | 'False'): Draft {
  const source = { quote: 'a', start: 0, end: 1, page: null };
  return { type: 'true-false', text: 'a', key, explanation: '', hint: '', topic: null, source };
}

const [yes, no] = [state('True'), state('False')];

it.each([
  [yes, [], true],
  [no, [], true],
  [yes, [yes], false],
  [no, [no], false],
  [no, [yes], true],
  [yes, [yes, no], true],
  [yes, [yes, no, yes], false],
])('keeps True and False as many but for one: case %#', (draft, taken, expected) => {
  expect(keepsBalance(draft, taken)).toBe(expected);
});

it('counts nothing but statements', () => {
  const pairs: Draft = { ...yes, type: 'matching', pairs: [] };
  expect(keepsBalance(pairs, [yes])).toBe(true);
  expect(keepsBalance(yes, [pairs])).toBe(true);
});
