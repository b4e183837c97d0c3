import { expect, it } from 'vitest';
import { seedRandom } from '../seeded-random.ts';
import { balanceKeyPositions } from './balance-key-positions.ts';

it('gives one place per question, the same ones for the same seed', () => {
  const positions = balanceKeyPositions(20, 4, seedRandom('test'));
  expect(positions).toHaveLength(20);
  expect(new Set(positions)).toEqual(new Set([0, 1, 2, 3]));
  expect(balanceKeyPositions(20, 4, seedRandom('test'))).toEqual(positions);
  expect(balanceKeyPositions(20, 4, seedRandom('other'))).not.toEqual(positions);
});

it('never lets one place run more than two uses ahead of another, however long the test', () => {
  const random = seedRandom('spread');
  const spreads = Array.from({ length: 200 }, (_, count) => {
    const positions = balanceKeyPositions(count, 4, random);
    const uses = [0, 1, 2, 3].map((place) => positions.filter((one) => one === place).length);
    return Math.max(...uses) - Math.min(...uses);
  });
  expect(Math.max(...spreads)).toBe(2);
});

it('does not tell the next place by the ones before', () => {
  const positions = balanceKeyPositions(4_000, 4, seedRandom('order'));
  const repeats = positions.filter((place, index) => place === positions[index - 1]).length;
  expect(repeats).toBeGreaterThan(300);
  expect(repeats).toBeLessThan(1_000);
});

it('has nothing to place without questions, and one place for one option', () => {
  expect(balanceKeyPositions(0, 4, seedRandom('none'))).toEqual([]);
  expect(balanceKeyPositions(3, 1, seedRandom('one'))).toEqual([0, 0, 0]);
});
