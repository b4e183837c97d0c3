import { pickIndex, type Random } from '@engram/core/seeded-random.ts';

export function pick<T>(random: Random, things: readonly T[]): T {
  const thing = things[pickIndex(random, things.length)];
  if (thing === undefined) throw new Error('There is nothing to pick from');
  return thing;
}

/** True in so many of a hundred cases. */
export function happens(random: Random, percent: number): boolean {
  return random() * 100 < percent;
}

/** A whole number from the first up to and with the last. */
export function between(random: Random, first: number, last: number): number {
  return first + pickIndex(random, last - first + 1);
}

/** So many of what a function makes, one after the other. */
export function several<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
