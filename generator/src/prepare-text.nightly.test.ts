import { expect, it } from 'vitest';
import { prepareText } from './prepare-text.ts';

it.each([
  ['spaces', ' '],
  ['tabs', '\t'],
  ['line ends', '\r\n'],
  ['marks to be put in order', '\u0301\u0316'],
  ['zero-width characters', '\u200B'],
])('reads 500,000 characters of %s in a moment', (_, unit) => {
  const started = performance.now();
  prepareText(`a${unit.repeat(500_000 / unit.length)}b`);
  expect(performance.now() - started).toBeLessThan(2_000);
});
