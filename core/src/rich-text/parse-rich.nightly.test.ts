import { expect, it } from 'vitest';
import { parseRich } from './parse-rich.ts';

const hostile = [
  '\\(',
  '\\[a\n',
  '`',
  '` ',
  '*a ',
  '**a *b ',
  '$',
  '$a ',
  '$$\n',
  '_{',
  'x_{',
  'x^{a}',
  '![',
  '- a\n',
  '1. a\n\n',
  '```\n',
  '``` a\n~~~ b\n````\n',
  '\\begin{align}\n',
  'a|b\n',
  'text\n1. a\n',
  '# ',
];

it.each(hostile)('takes time in proportion to the length: %j', (piece) => {
  timeOf(piece, 2_000);
  const short = timeOf(piece, 10_000);
  const long = timeOf(piece, 100_000);
  expect(long).toBeLessThan(25 * Math.max(short, 4));
});

function timeOf(piece: string, times: number): number {
  const text = piece.repeat(times);
  const start = performance.now();
  parseRich(text);
  return performance.now() - start;
}
