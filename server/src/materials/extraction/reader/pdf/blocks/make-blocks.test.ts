import { expect, it } from 'vitest';
import { placePiece } from '../../../testing/place-text.ts';
import { makeRows } from '../lines/make-rows.ts';
import type { Line, Piece } from '../piece.ts';
import { textOf } from './block.ts';
import { findEdges, makeBlocks } from './make-blocks.ts';

function blocksOf(pieces: readonly Piece[]) {
  const rows = makeRows(pieces);
  const isBold = ({ spans }: Line) => spans.every(({ font }) => font === 'bold');
  return makeBlocks(rows, findEdges(rows), {
    bodySize: 10,
    pitch: 1.2,
    isBold,
    isMono: () => false,
  });
}

const full = 'a line that goes from one side of the page to the other';

it('joins lines to a paragraph until a wider space', () => {
  const blocks = blocksOf([
    placePiece(full, { y: 100 }),
    placePiece(full, { y: 112 }),
    placePiece(full, { y: 130 }),
  ]);
  expect(blocks.map(textOf)).toEqual([`${full} ${full}`, full]);
});

it('begins a paragraph at an indented line', () => {
  const blocks = blocksOf([
    placePiece(full, { y: 100 }),
    placePiece(full, { y: 112 }),
    placePiece('begins here', { x: 65, y: 124 }),
  ]);
  expect(blocks.map(textOf)).toEqual([`${full} ${full}`, 'begins here']);
});

it('begins a paragraph after a short line that ends a sentence', () => {
  const blocks = blocksOf([
    placePiece(full, { y: 100 }),
    placePiece('the end.', { y: 112 }),
    placePiece(full, { y: 124 }),
  ]);
  expect(blocks.map(textOf)).toEqual([`${full} the end.`, full]);
});

it('makes items of bullets and numbers, with their further lines', () => {
  const blocks = blocksOf([
    placePiece('•', { x: 50, y: 100, width: 4 }),
    placePiece('the first', { x: 65, y: 100 }),
    placePiece('goes on', { x: 65, y: 112 }),
    placePiece('2. the second', { x: 50, y: 124 }),
  ]);
  expect(blocks.map((block) => [block.kind, block.mark, textOf(block)])).toEqual([
    ['item', '-', 'the first goes on'],
    ['item', '2.', 'the second'],
  ]);
});

it('keeps a bold line apart from the text below it', () => {
  const blocks = blocksOf([
    placePiece('Causes', { y: 100, font: 'bold' }),
    placePiece(full, { y: 112 }),
  ]);
  expect(blocks.map(textOf)).toEqual(['Causes', full]);
});
