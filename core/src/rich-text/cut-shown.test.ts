import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clipShown, cutShown, type ShownPiece } from './cut-shown.ts';

const text = 'The **short** $T^2$ of `a*b`, H_{2}O \\*';

function write(pieces: readonly ShownPiece[], from = text): string[] {
  return pieces.map((piece) => {
    if (piece.kind !== 'words') return piece.kind;
    return [from.slice(piece.start, piece.end), ...piece.looks].join(' as ');
  });
}

it('cuts a paragraph into what it shows, each piece where it is in the text', () => {
  expect(write(cutShown(text, { start: 0, end: text.length }))).toEqual([
    'The ',
    'short as strong',
    ' ',
    'formula',
    ' of ',
    'a*b as code',
    ', H',
    '2 as subscript',
    'O ',
    '*',
  ]);
});

it('gives the pieces of a part, and a formula where it begins', () => {
  const pieces = cutShown(text, { start: 0, end: text.length });
  expect(write(clipShown(pieces, { start: 8, end: 15 }))).toEqual([
    'ort as strong',
    ' ',
    'formula',
  ]);
  expect(write(clipShown(pieces, { start: 16, end: 22 }))).toEqual([' of']);
});

it('leaves plain words in one piece', () => {
  const plain = 'It costs $5 and $10, C# is 2 * 3.';
  expect(write(cutShown(plain, { start: 3, end: 11 }), plain)).toEqual(['costs $5']);
});

it('keeps every letter, whatever is written', () => {
  const sign = fc.constantFrom(...Array.from('ab \\`$*_^{}![]()'));
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 50 }), (written) => {
      const pieces = cutShown(written, { start: 0, end: written.length });
      const shown = pieces.map(({ start, end }) => written.slice(start, end)).join('');
      expect(shown.replaceAll(/[^ab]/g, '')).toBe(written.replaceAll(/[^ab]/g, ''));
    }),
    { numRuns: 1_000 },
  );
});
