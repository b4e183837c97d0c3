import { expect, it } from 'vitest';
import { placePiece, textsOf } from '../../../testing/place-text.ts';
import { makeRows } from './make-rows.ts';

it('reads Hebrew from the right, and the words in other letters among it from the left', () => {
  const rows = makeRows([
    placePiece('English words', { x: 50, width: 65 }),
    placePiece('המילה', { x: 120, width: 25 }),
    placePiece('עם', { x: 150, width: 10 }),
    placePiece('טקסט בעברית', { x: 165, width: 55 }),
  ]);
  expect(textsOf(rows)).toEqual(['טקסט בעברית עם המילה English words']);
});

it('turns brackets that were given as they look', () => {
  const rows = makeRows([
    placePiece('(', { x: 50, width: 5 }),
    placePiece('בסוגריים', { x: 55, width: 40 }),
    placePiece(')', { x: 95, width: 5 }),
  ]);
  expect(textsOf(rows)).toEqual(['(בסוגריים)']);
});

it('keeps the digits of a number in order', () => {
  const rows = makeRows([
    placePiece('42-', { x: 50, width: 15 }),
    placePiece('ו', { x: 65, width: 5 }),
    placePiece('אבג', { x: 75, width: 15 }),
  ]);
  expect(textsOf(rows)).toEqual(['אבג ו-42']);
});
