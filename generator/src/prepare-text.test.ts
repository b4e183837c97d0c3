import { expect, it } from 'vitest';
import { prepareText } from './prepare-text.ts';

it('removes control, zero-width and bidirectional characters', () => {
  expect(prepareText('mi\u200Bto\u0000chon\u202Edria')).toBe('mitochondria');
});

it('keeps tabs and single blank lines and evens out the rest', () => {
  expect(prepareText(' a\tb  \r\n\r\n\r\n\r\nc ')).toBe('a\tb\n\nc');
});

it('keeps thirty marks on one letter, also where hidden characters stand between them', () => {
  const marks = '\u0301'.repeat(40);
  expect(prepareText(`x${marks}y`)).toBe(`x${'\u0301'.repeat(30)}y`);
  expect(prepareText(`x${'\u0301\u200B'.repeat(40)}y`)).toBe(`x${'\u0301'.repeat(30)}y`);
});

it('leaves letters of other scripts as they are', () => {
  expect(prepareText('Größe, 記憶, память')).toBe('Größe, 記憶, память');
});
