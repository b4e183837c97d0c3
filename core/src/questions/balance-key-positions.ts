import { pickIndex, type Random } from '../seeded-random.ts';

/**
 * Where the keys of a test stand: by chance, but over any stretch each place is used about equally
 * often. Places are counted from 0.
 */
export function balanceKeyPositions(count: number, optionCount: number, random: Random): number[] {
  const uses = Array.from({ length: optionCount }, () => 0);
  return Array.from({ length: count }, () => {
    const position = pickRarePosition(uses, random);
    uses[position] = (uses[position] ?? 0) + 1;
    return position;
  });
}

/**
 * A round that used every place once would be easier, and whoever saw its first three keys would
 * know the fourth. So a place may be one use ahead.
 */
function pickRarePosition(uses: readonly number[], random: Random): number {
  const fewest = Math.min(...uses);
  const rare = [...uses.keys()].filter((position) => (uses[position] ?? 0) <= fewest + 1);
  return rare[pickIndex(random, rare.length)] ?? 0;
}
