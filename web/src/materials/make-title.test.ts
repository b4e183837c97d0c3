import { MaterialTitle } from '@engram/core/materials/material.ts';
import { expect, it } from 'vitest';
import { findTitle, makeTitle } from './make-title.ts';

it('takes the first line that says something', () => {
  expect(findTitle('\n  \n  Memory and plasticity  \nThe word engram')).toBe(
    'Memory and plasticity',
  );
});

it('leaves out the sign of a heading, and keeps one that belongs to the words', () => {
  expect(findTitle('## The kidney\nIt filters')).toBe('The kidney');
  expect(findTitle('#1 in every test')).toBe('#1 in every test');
});

it('cuts a long line at a word, at 120 characters at most', () => {
  const title = findTitle('synapse '.repeat(40)) ?? '';
  expect(title).toBe('synapse '.repeat(15).trim());
  expect(title.length).toBeLessThanOrEqual(120);
});

it('keeps a word that ends just at the limit', () => {
  const line = `${'a'.repeat(60)} ${'b'.repeat(59)}`;
  expect(findTitle(`${line} more`)).toBe(line);
});

it('cuts one endless word, and through no sign', () => {
  expect(findTitle('😀'.repeat(100))).toBe('😀'.repeat(60));
  expect(findTitle(`a${'😀'.repeat(100)}`)).toBe(`a${'😀'.repeat(59)}`);
});

it('finds none in a text of signs that nobody sees', () => {
  expect(findTitle('\u200B\n\u2060\n \u00AD')).toBeUndefined();
});

it.each([
  'Tab\there',
  'turned \u202Eround.pdf',
  '\uFEFFmarked.txt',
  'half \uD83D sign.pdf',
  'zero\0byte.pdf',
  `${'long name '.repeat(30)}.pdf`,
])('makes a title of the contract of %j', (name) => {
  expect(MaterialTitle.safeParse(makeTitle(name)).success).toBe(true);
});

it('reads a heading or a table without their marks', () => {
  expect(findTitle('# The **cell** and $x^2$\nIt')).toBe('The cell and x²');
  expect(findTitle('| Base | Pairs with |\n| --- | --- |\n| A | T |')).toBe('Base · Pairs with');
});
