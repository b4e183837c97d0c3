import { normalQuantile, normalTail } from './normal.ts';
import { bandCount } from './tally.ts';

/** How all takers of a question did in the rest of the test. */
export type Standing = {
  counts: readonly number[];
  /** Of each band: where its takers stand among all, as a standard normal number. */
  scores: readonly number[];
  /** How many there are to compare. */
  compared: number;
  /** The weakest third ends with this band, and the strongest one begins with the other. */
  weakTo: number;
  strongFrom: number;
};

/**
 * By the order of the takers and not by their points, so that one who guessed everything or knew
 * everything decides no more than another.
 */
export function standTakers(bands: readonly number[]): Standing {
  const counts = bands.slice(0, bandCount);
  const compared = countBands(counts);
  const below = counts.map((_, band) => countBands(counts.slice(0, band)));
  const scores = counts.map((count, band) =>
    count === 0 ? 0 : normalQuantile(((below[band] ?? 0) + count / 2) / compared),
  );
  const filled = [...counts.keys()].filter((band) => counts[band] !== 0);
  const upTo = (band: number) => (below[band] ?? 0) + (counts[band] ?? 0);
  const weakTo = findNearest(filled.slice(0, -1), (band) => upTo(band) - compared / 3) ?? -1;
  const strongFrom =
    findNearest(
      filled.filter((band) => band > weakTo),
      (band) => compared - (below[band] ?? 0) - compared / 3,
    ) ?? bandCount;
  return { counts, scores, compared, weakTo, strongFrom };
}

/** Of the strongest third, and of the weakest. */
export function countThirds(bands: readonly number[], { weakTo, strongFrom }: Standing) {
  return {
    strong: countBands(bands.slice(strongFrom, bandCount)),
    weak: countBands(bands.slice(0, weakTo + 1)),
  };
}

/**
 * How having chosen something, or having earned so much, goes with doing well in the rest of the
 * test; null where all did the same.
 */
export function correlate(
  earned: readonly { share: number; bands: readonly number[] }[],
  { scores, counts, compared }: Standing,
): number | null {
  const meanOf = (value: (share: number, score: number) => number) =>
    earned.reduce(
      (sum, { share, bands }) =>
        sum +
        scores.reduce((all, score, band) => all + (bands[band] ?? 0) * value(share, score), 0),
      0,
    ) / compared;
  const score = scores.reduce((sum, one, band) => sum + one * (counts[band] ?? 0), 0) / compared;
  const squares = scores.reduce((sum, one, band) => sum + one ** 2 * (counts[band] ?? 0), 0);
  const share = meanOf((one) => one);
  const spread = (squares / compared - score ** 2) * (meanOf((one) => one ** 2) - share ** 2);
  if (!(spread > 1e-12)) return null;
  return (meanOf((one, other) => one * other) - share * score) / Math.sqrt(spread);
}

/** How likely chance alone brings so great a correlation, or a greater one. */
export function chanceOfCorrelation(correlation: number, compared: number): number {
  return normalTail(correlation * Math.sqrt(Math.max(0, compared - 1)));
}

export function countBands(bands: readonly number[]): number {
  return bands.reduce((sum, count) => sum + count, 0);
}

function findNearest(bands: readonly number[], distance: (band: number) => number) {
  return bands.toSorted((one, other) => Math.abs(distance(one)) - Math.abs(distance(other)))[0];
}
