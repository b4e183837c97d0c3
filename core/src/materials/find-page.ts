type Paged = { start: number; pageStarts?: readonly number[] | undefined };

/** The page of a place, counted from 1 in its own part; null where nobody knows of pages. */
export function findPage(place: number, parts: readonly Paged[]): number | null {
  const pageStarts = parts.findLast(({ start }) => start <= place)?.pageStarts;
  if (!pageStarts || pageStarts.length === 0) return null;
  return Math.max(1, countUpTo(pageStarts, place));
}

/** How many of rising numbers are no greater than a limit. */
function countUpTo(rising: readonly number[], limit: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
