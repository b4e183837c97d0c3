import { expect, it } from 'vitest';
import { readRows } from './read-rows.ts';

it('reads 10,000 rows of odd quotes in a moment', () => {
  const text = '"a\t"" "b"\n'.repeat(10_000);
  const started = performance.now();
  expect([...readRows(text, { cell: '\t', row: '\n' })].length).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(1000);
});
