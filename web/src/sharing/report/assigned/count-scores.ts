export type ScoreRange = { from: number; to: number; count: number };

const width = 10;

/** How many have a score in each tenth, from the lowest that somebody has to the highest; the last holds 100. */
export function countScores(scores: readonly number[]): ScoreRange[] {
  const counts = Array.from({ length: 100 / width }, (_, place) => ({
    from: place * width,
    to: place === 9 ? 100 : place * width + width - 1,
    count: scores.filter((score) => placeOf(score) === place).length,
  }));
  const used = scores.map(placeOf);
  const first = Math.min(...used, fewestFrom);
  const last = Math.max(...used, first + 1);
  return counts.slice(first, last + 1);
}

/** With fewer a chart says little. */
const fewestFrom = 5;

function placeOf(score: number): number {
  return Math.min(9, Math.floor(score / width));
}
