import { expect, it } from 'vitest';
import { normalForm } from './normal-form.ts';

it.each(['(1/', '(', '1/', '()/', 'x_1'])('takes time in proportion to the length: %j', (piece) => {
  timeOf(piece, 1_900);
  const short = timeOf(piece, 190);
  expect(timeOf(piece, 1_900) / Math.max(short, 1)).toBeLessThan(30);
});

function timeOf(piece: string, length: number): number {
  const formula = piece.repeat(length / piece.length);
  const start = performance.now();
  for (let no = 0; no < 20; no += 1) normalForm(formula);
  return performance.now() - start;
}
