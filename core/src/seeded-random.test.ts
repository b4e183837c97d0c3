import { expect, it } from 'vitest';
import { pickIndex, seedRandom, shuffle } from './seeded-random.ts';

it('gives the same numbers for the same seed and others for another', () => {
  expect(takeThree('a')).toEqual(takeThree('a'));
  expect(takeThree('a')).not.toEqual(takeThree('b'));
});

it('gives numbers from 0 up to 1 that spread evenly', () => {
  const random = seedRandom('spread');
  const counts = Array.from({ length: 10 }, () => 0);
  for (let n = 0; n < 10_000; n += 1) {
    const index = pickIndex(random, 10);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(850);
  expect(Math.max(...counts)).toBeLessThan(1_150);
});

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

it('shuffles without losing or doubling anything', () => {
  const shuffled = shuffle(letters, seedRandom('cards'));
  expect(shuffled).not.toEqual(letters);
  expect(shuffled.toSorted()).toEqual(letters);
});

function takeThree(seed: string): number[] {
  const random = seedRandom(seed);
  return [random(), random(), random()];
}
