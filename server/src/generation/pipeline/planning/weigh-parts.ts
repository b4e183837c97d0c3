import type { Part } from './split-parts.ts';

/** A place of the text that was asked about, and the chance that it is known; null where it was not answered. */
export type Spot = { start: number; chance: number | null };

/** Of what nothing is known. */
const unknown = 0.5;
/** What is well known is asked about now and then all the same. */
const least = 0.1;

/** How weak each part is: 0.1 where all is known, 1 where nothing is. */
export function weighParts(parts: readonly Part[], spots: readonly Spot[]): number[] {
  return parts.map(({ start, end }) => {
    const chances = spots.flatMap((spot) =>
      spot.chance !== null && spot.start >= start && spot.start < end ? [spot.chance] : [],
    );
    if (chances.length === 0) return unknown;
    const known = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
    return Math.max(least, 1 - known);
  });
}
