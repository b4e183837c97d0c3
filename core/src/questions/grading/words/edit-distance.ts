/**
 * How many letters were missed, added or exchanged, two neighbours that changed places counting
 * once (Damerau-Levenshtein, optimal string alignment). More than the limit is not counted out.
 */
export function editDistance(one: string, other: string, { limit, exchange = 1 }: Rules): number {
  const [left, right] = [one.split(''), other.split('')];
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [i, letter] of left.entries()) {
    const next = [i + 1];
    for (const [j, match] of right.entries()) {
      const isSwap = letter === right[j - 1] && match === left[i - 1];
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === match ? 0 : exchange),
          isSwap ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...next) > limit && Math.min(...row) > limit) return limit + 1;
    [before, row] = [row, next];
  }
  return row[right.length] ?? 0;
}

type Rules = {
  limit: number;
  /** What one letter instead of another costs. */
  exchange?: number;
};
