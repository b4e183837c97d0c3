import { expect, it } from 'vitest';
import { placePiece, textsOf } from '../../../testing/place-text.ts';
import { dropFurniture } from './find-furniture.ts';
import { makeRows } from './make-rows.ts';

type Sheet = { header?: string; words: string; footer?: string; headerSize?: number };

function drop(sheets: readonly Sheet[]): string[][] {
  const pages = sheets.map(({ header, words, footer, headerSize = 8 }) => ({
    height: 800,
    rows: makeRows([
      ...(header ? [placePiece(header, { y: 40, size: headerSize })] : []),
      placePiece(words, { y: 200 }),
      ...(footer ? [placePiece(footer, { y: 770, size: 8 })] : []),
    ]),
  }));
  return dropFurniture(pages, 10).map(textsOf);
}

it('drops a header that stands on every page, and its number', () => {
  const sheets = [1, 2, 3].map((page) => ({ header: `Biology ${page}`, words: `text ${page}` }));
  expect(drop(sheets)).toEqual([['text 1'], ['text 2'], ['text 3']]);
});

it('drops headers that change from left to right pages', () => {
  const sheets = [1, 2, 3, 4, 5, 6].map((page) => ({
    header: page % 2 === 0 ? 'The author' : 'The title',
    words: 'text',
  }));
  expect(drop(sheets)).toEqual(sheets.map(() => ['text']));
});

it('drops page numbers', () => {
  const sheets = [1, 2].map((page) => ({ words: 'text', footer: `Page ${page} of 2` }));
  expect(drop(sheets)).toEqual([['text'], ['text']]);
});

it('keeps what stands at the edge of one page only', () => {
  expect(drop([{ header: 'Once', words: 'a' }, { words: 'b' }, { words: 'c' }])).toEqual([
    ['Once', 'a'],
    ['b'],
    ['c'],
  ]);
});

it('keeps the titles of slides, which are large, though they repeat', () => {
  const sheets = [1, 2, 3].map(() => ({ header: 'Mitosis', headerSize: 24, words: 'text' }));
  expect(drop(sheets)[2]).toEqual(['Mitosis', 'text']);
});

it('keeps words that repeat within the text', () => {
  const sheets = [1, 2, 3].map(() => ({ words: 'Solution' }));
  expect(drop(sheets)).toEqual([['Solution'], ['Solution'], ['Solution']]);
});
