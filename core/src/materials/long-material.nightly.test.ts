import { expect, it } from 'vitest';
import { quoteOf } from './quote-of.ts';
import { readTranscript, writeClock } from './transcript.ts';

/** Ten times the length may take ten times as long, with room for chance, and not a hundred times. */
const even = 30;

it.each([
  ['many lines under one time', () => 'word\n'],
  ['captions without stops', (no: number) => `${writeClock(no)}\nso what\n`],
])('reads a transcript in proportion to its length: %s', (_, write) => {
  const growth = growthOf(10_000, (times) => {
    const lines = Array.from({ length: times }, (_line, no) => write(no));
    const pasted = `0:00\n${lines.join('')}99:59:59\nend`;
    return () => readTranscript(pasted);
  });
  expect(growth).toBeLessThan(even);
});

it.each(['a word $x$ here. ', 'a `word` and ', 'word. '])(
  'finds what is around a quote in proportion to the paragraph: %j',
  (words) => {
    const growth = growthOf(1_500, (times) => {
      const material = `${words.repeat(times)}KEY ${words.repeat(times)}`;
      const start = material.indexOf('KEY');
      return () => quoteOf({ quote: 'KEY', start, end: start + 3, page: null }, material, []);
    });
    expect(growth).toBeLessThan(even);
  },
);

function growthOf(times: number, prepare: (times: number) => () => unknown): number {
  timeOf(prepare(times / 2));
  const short = timeOf(prepare(times));
  return timeOf(prepare(10 * times)) / Math.max(short, 4);
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
