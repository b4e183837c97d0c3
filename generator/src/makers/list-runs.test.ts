import { expect, it } from 'vitest';
import { findListRuns } from './list-runs.ts';

it('tells which list or table a place of the text lies in', () => {
  const text = 'Prose.\n- one\n- two\n\nMore.\n| a | b |\n| c | d |';
  const listAt = findListRuns(text);
  expect(listAt(text.indexOf('two'))).toBe(text.indexOf('- one'));
  expect(listAt(text.indexOf('c'))).toBe(text.indexOf('| a'));
  expect(listAt(text.indexOf('More'))).toBe(-1);
});
