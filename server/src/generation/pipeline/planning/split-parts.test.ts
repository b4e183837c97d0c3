import { expect, it } from 'vitest';
import { splitParts } from './split-parts.ts';

it('joins thousands of tiny sections without looking at all of them for each', () => {
  const text = '**A**\nb c d.\n\n'.repeat(3_500);
  const parts = splitParts(text, 16);
  expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  expect(parts.length).toBeGreaterThan(8);
  expect(parts.length).toBeLessThanOrEqual(16);
  const lengths = parts.map(({ start, end }) => end - start);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(text.length / 16 / 2);
});
