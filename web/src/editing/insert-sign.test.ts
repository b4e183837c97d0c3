import { readPlain } from '@engram/core/rich-text/read-plain.ts';
import { expect, it } from 'vitest';
import {
  findFormulaAt,
  insertBlock,
  insertFormula,
  insertText,
  surround,
  type Written,
} from './insert-sign.ts';

const rich = (text: string, start = text.length, end = start): Written => ({
  text,
  format: 'rich',
  at: { start, end },
});

it('writes a formula between words so that it is read as one, whatever comes behind', () => {
  expect(insertFormula(rich('Find  now', 5), 'x^2').text).toBe('Find $x^2$ now');
  // Behind the second dollar sign a digit would make both of them money.
  const before5 = insertFormula(rich('Take 5', 5), 'x');
  expect(before5.text).toBe(String.raw`Take \(x\)5`);
  expect(readPlain(before5.text, 'rich')).toBe('Take x5');
  expect(insertFormula(rich(''), '5').selected).toEqual({ start: 3, end: 3 });
});

it('finds the formula that the caret is in, and none beside it', () => {
  const text = 'If $a^2$ and `b`.';
  expect(findFormulaAt(text, { start: 5, end: 5 })).toEqual({ start: 3, end: 8, latex: 'a^2' });
  expect(findFormulaAt(text, { start: 1, end: 1 })).toBeUndefined();
  expect(findFormulaAt(text, { start: 15, end: 15 })).toBeUndefined();
});

it('puts signs around what is selected, or around a sample that typing replaces', () => {
  const code = { before: '`', after: '`', sample: 'code' };
  expect(surround(rich('Run ls now', 4, 6), code)).toEqual({
    text: 'Run `ls` now',
    selected: { start: 5, end: 7 },
  });
  expect(surround(rich('Run '), code)).toEqual({
    text: 'Run `code`',
    selected: { start: 5, end: 9 },
  });
});

it('gives a picture, a table or a block of code lines of its own', () => {
  expect(insertBlock(rich('Look. What?', 5), '| a |').text).toBe('Look.\n\n| a |\n\nWhat?');
  expect(insertBlock(rich(''), '| a |').text).toBe('| a |');
});

it('keeps what an older text says when its first formula is put into it', () => {
  const plain = { text: 'Is **x** = $y$?', format: 'plain', at: { start: 14, end: 14 } } as const;
  const { text } = insertText(plain, '$z$');
  expect(text).toBe(String.raw`Is \*\*x\*\* = \$y\$$z$?`);
});
