import { expect, it } from 'vitest';
import { mendPiece } from './mend-piece.ts';

it.each([
  ['**The xylem', 'The xylem'],
  ['carries water** up', 'carries water up'],
  ['**The** xylem and **the', '**The** xylem and the'],
  ['a `x ** 2` and $a^{**}$', 'a `x ** 2` and $a^{**}$'],
  ['2 ** 3 costs $5', '2 ** 3 costs $5'],
])('takes from %j only the stars that lost their other half', (piece, mended) => {
  expect(mendPiece(piece)).toBe(mended);
});
