import { expect, it } from 'vitest';
import { findDiscoveries, takeLikely } from './find-discoveries.ts';

it('finds what is rarer by chance than its place among all tests allows', () => {
  const chances = [0.6, 0.03, 0.001, 0.02, 0.9];
  const find = (share: number) =>
    findDiscoveries(
      chances.map((chance) => ({ chance })),
      share,
    ).map(({ chance }) => chance);
  // 0.03 is within 3 of 5 parts of 0.05, and what is less comes with it.
  expect(find(0.05)).toEqual([0.001, 0.02, 0.03]);
  expect(find(0.04)).toEqual([0.001]);
  expect(find(0.004)).toEqual([]);
});

it('takes the likeliest as long as few enough of them are wrong', () => {
  const all = [0.7, 0.99, 0.95].map((likelihood) => ({ likelihood }));
  expect(takeLikely(all, 0.1)).toEqual([{ likelihood: 0.99 }, { likelihood: 0.95 }]);
  expect(takeLikely(all, 0.13)).toHaveLength(3);
  expect(takeLikely([{ likelihood: 0.89 }], 0.1)).toEqual([]);
});
