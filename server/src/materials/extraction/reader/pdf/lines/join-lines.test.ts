import { expect, it } from 'vitest';
import { placeLine, placePiece } from '../../../testing/place-text.ts';
import { joinLines } from './join-lines.ts';
import { makeLine } from './make-line.ts';

function join(texts: readonly string[], words: readonly string[] = []): string {
  const lines = texts.map((text) => placeLine(text));
  const inlines = joinLines(
    { lines, skip: 0, pageLines: [] },
    {
      isBoldFont: (font) => font === 'bold',
      knows: (word) => words.includes(word),
      hasNote: () => false,
    },
  );
  return inlines.map(({ text }) => text).join('');
}

it('joins a word that was broken at the end of a line', () => {
  expect(join(['for exam-', 'ple this'])).toBe('for example this');
});

it('keeps the hyphen of a word that the document writes with one', () => {
  expect(join(['a well-', 'known fact'], ['well-known'])).toBe('a well-known fact');
});

it('joins where the document has the word both ways', () => {
  expect(join(['a well-', 'known fact'], ['well-known', 'wellknown'])).toBe('a wellknown fact');
});

it('keeps the hyphen before a capital letter', () => {
  expect(join(['the Franco-', 'Prussian War'])).toBe('the Franco-Prussian War');
});

it('joins at a soft hyphen', () => {
  expect(join(['exam\u00AD', 'ple'])).toBe('example');
});

it('leaves a dash between words alone', () => {
  expect(join(['1914 -', '1918'])).toBe('1914 - 1918');
});

it('joins the lines of Chinese without a space', () => {
  expect(join(['中国', '历史'])).toBe('中国历史');
});

it('marks the number of a footnote, and raises another', () => {
  const line = makeLine(
    [
      placePiece('x', { x: 50 }),
      placePiece('2', { x: 55, y: 95, size: 6, order: 1, width: 3 }),
      placePiece(' said', { x: 58, order: 2 }),
      placePiece('7', { x: 83, y: 95, size: 6, order: 3 }),
    ],
    { y: 100, size: 10 },
  );
  const inlines = joinLines(
    { lines: [line], skip: 0, pageLines: [] },
    { isBoldFont: () => false, knows: () => false, hasNote: (number) => number === '7' },
  );
  expect(inlines).toEqual([{ text: 'x² said[^7]', isBold: false }]);
});
