import { areApart, type Pair } from './relation.ts';
import type { Workshop } from './candidate.ts';

/** The sets of pairs that were given out, so that no two of them have much in common. */
export type Shelf = {
  timesUsed(pair: Pair): number;
  /** Whether a set has something with this left side, whatever stood beside it. */
  hasLeft(left: string): boolean;
  /**
   * Pairs that can be told apart, those first that were used least; of the facts of no earlier set
   * more than `mayShare`. Nothing where there are fewer than `fewest`.
   */
  pick(pool: readonly Pair[], size: Size): Pair[] | undefined;
  keep(set: readonly Pair[]): void;
};

export type Size = { fewest: number; most: number; mayShare: number };

/** One for all makers of a kind of question in one test. */
export function shelfOf(kind: 'matching' | 'pairing', workshop: Workshop): Shelf {
  const known = shelves[kind].get(workshop);
  if (known) return known;
  const made = openShelf();
  shelves[kind].set(workshop, made);
  return made;
}

// Goes with the workshop it belongs to.
const shelves = {
  matching: new WeakMap<Workshop, Shelf>(),
  pairing: new WeakMap<Workshop, Shelf>(),
};

function openShelf(): Shelf {
  let count = 0;
  const used = new Map<string, number>();
  const sets = new Map<string, number[]>();
  const setsWith = (pair: Pair) => sets.get(factOf(pair)) ?? [];
  const timesUsed = (pair: Pair) => used.get(keyOf(pair)) ?? 0;
  const lefts = new Set<string>();
  return {
    timesUsed,
    hasLeft: (left) => lefts.has(left.toLowerCase()),
    pick(pool, { fewest, most, mayShare }) {
      const set: Pair[] = [];
      const shared = new Map<number, number>();
      const rested = pool.toSorted((one, other) => timesUsed(one) - timesUsed(other));
      for (const pair of rested) {
        if (set.length >= most) break;
        const before = setsWith(pair);
        if (before.some((no) => (shared.get(no) ?? 0) >= mayShare)) continue;
        if (!set.every((other) => areApart(pair, other))) continue;
        set.push(pair);
        for (const no of before) shared.set(no, (shared.get(no) ?? 0) + 1);
      }
      return set.length < fewest ? undefined : set;
    },
    keep(set) {
      for (const { left } of set) lefts.add(left.toLowerCase());
      for (const pair of set) used.set(keyOf(pair), timesUsed(pair) + 1);
      for (const pair of set) sets.set(factOf(pair), [...setsWith(pair), count]);
      count += 1;
    },
  };
}

/** Two relations may have a pair in common, word for word. */
function keyOf({ left, right }: Pair): string {
  return `${left}|${right}`;
}

/** A name with its gap and the halves of the same sentence ask the same; rows of a table do not. */
function factOf(pair: Pair): string {
  return pair.sentence.block.kind === 'row' ? keyOf(pair) : String(pair.sentence.start);
}
