import { expect, it } from 'vitest';
import { placePiece } from '../../../testing/place-text.ts';
import { makeRows } from '../lines/make-rows.ts';
import type { Line, Piece } from '../piece.ts';
import { findHeadings } from './find-headings.ts';
import { findEdges, makeBlocks } from './make-blocks.ts';

const isBold = ({ spans }: Line) => spans.every(({ font }) => font === 'bold');

function levelsOf(pages: readonly (readonly Piece[])[]) {
  const blocks = pages.map((pieces) => {
    const rows = makeRows(pieces);
    return makeBlocks(rows, findEdges(rows), {
      bodySize: 10,
      pitch: 1.2,
      isBold,
      isMono: () => false,
    });
  });
  return findHeadings(blocks, { bodySize: 10, isBold }).map((page) =>
    page.map((block) => (block.kind === 'heading' ? block.level : block.kind)),
  );
}

it('ranks headings by their size over all pages', () => {
  const levels = levelsOf([
    [placePiece('Title', { size: 24, y: 50 }), placePiece('Words of the text', { y: 100 })],
    [placePiece('Section', { size: 14, y: 50 }), placePiece('Part', { size: 12, y: 100 })],
  ]);
  expect(levels).toEqual([
    [1, 'paragraph'],
    [2, 3],
  ]);
});

it('makes a heading of a bold line by itself, below the larger ones', () => {
  const levels = levelsOf([
    [
      placePiece('Title', { size: 20, y: 50 }),
      placePiece('Causes', { font: 'bold', y: 100 }),
      placePiece('Words of the text', { y: 130 }),
    ],
  ]);
  expect(levels).toEqual([[1, 2, 'paragraph']]);
});

it('makes no heading of a bold sentence, or of an item', () => {
  const levels = levelsOf([
    [
      placePiece('Remember this.', { font: 'bold', y: 100 }),
      placePiece('• large item', { size: 14, y: 150 }),
    ],
  ]);
  expect(levels).toEqual([['paragraph', 'item']]);
});

it('has six levels at most', () => {
  const sizes = [40, 36, 32, 28, 24, 20, 16];
  const levels = levelsOf([sizes.map((size, at) => placePiece('Title', { size, y: 100 * at }))]);
  expect(levels).toEqual([[1, 2, 3, 4, 5, 6, 6]]);
});
