import { expect, it } from 'vitest';
import { prepareWithPlaces } from './prepare-places.ts';

it('does not take longer because of two thousand pages in each of twenty texts', () => {
  const raw = 'Memory leaves a trace.  \r\ncafe\u0301 '.repeat(15_000);
  const many = Array.from({ length: 40_000 }, (_, index) => index * 10);
  const started = performance.now();
  expect(prepareWithPlaces(raw, many).places).toHaveLength(40_000);
  // Quadratic work would take minutes.
  expect(performance.now() - started).toBeLessThan(5_000);
});
