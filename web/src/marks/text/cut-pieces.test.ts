import { expect, it } from 'vitest';
import { cutAsked, cutPieces } from './cut-pieces.ts';

const part = { start: 0, end: 30 };
const proposal = { kind: 'proposal', start: 12, end: 16 } as const;

it('cuts plain words where something is asked already, and keeps words to press whole', () => {
  const asked = { start: 5, end: 20, number: 1 };
  expect(cutAsked(cutPieces(part, [proposal]), [asked])).toEqual([
    { start: 0, end: 5 },
    { start: 5, end: 12, asked },
    { start: 12, end: 16, pressable: proposal, asked },
    { start: 16, end: 20, asked },
    { start: 20, end: 30 },
  ]);
});

it('leaves the words as they are where nothing is asked yet', () => {
  const pieces = cutPieces(part, [proposal]);
  expect(cutAsked(pieces, [])).toEqual(pieces);
});
