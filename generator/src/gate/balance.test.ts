import type { Draft } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import { keepsBalance } from './balance.ts';

function state(key: 'True' | 'False'): Draft {
  const source = { quote: 'a', start: 0, end: 1, page: null };
  return { type: 'true-false', text: 'a', key, explanation: '', hint: '', topic: null, source };
}

const [yes, no] = [state('True'), state('False')];

it.each([
  [yes, [], false],
  [no, [], true],
  [no, [no], false],
  [yes, [no], true],
  [yes, [no, yes], false],
  [no, [no, yes], true],
  [yes, [no, yes, no], true],
])('keeps True and False as many but for one False: case %#', (draft, taken, expected) => {
  expect(keepsBalance(draft, taken)).toBe(expected);
});

it('counts nothing but statements', () => {
  const pairs: Draft = { ...yes, type: 'matching', pairs: [] };
  expect(keepsBalance(pairs, [yes])).toBe(true);
  expect(keepsBalance(no, [pairs])).toBe(true);
});
