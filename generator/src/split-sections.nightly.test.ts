import { expect, it } from 'vitest';
import { splitSections } from './split-sections.ts';

it.each([
  ['a heading of spaces', `# a${' '.repeat(50_000)}b`],
  ['a heading of hashes', `# ${'#'.repeat(50_000)}x`],
  ['lines of one letter', 'A\n'.repeat(25_000)],
  ['titles between blank lines', 'A\n\n'.repeat(16_000)],
  ['a line of stars', '*'.repeat(50_000)],
])('splits %s in a moment', (_, text) => {
  const started = performance.now();
  splitSections(text);
  expect(performance.now() - started).toBeLessThan(1_000);
});
