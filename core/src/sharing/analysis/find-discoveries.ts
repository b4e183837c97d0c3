/**
 * Those of many tests that hold when at most this share of what is found may be chance (Benjamini
 * and Hochberg).
 */
export function findDiscoveries<T extends { chance: number }>(
  tests: readonly T[],
  share: number,
): T[] {
  const sorted = tests.toSorted((one, other) => one.chance - other.chance);
  const last = sorted.findLastIndex(
    ({ chance }, place) => chance <= (share * (place + 1)) / sorted.length,
  );
  return sorted.slice(0, last + 1);
}

/** The likeliest of many, as long as at most this share of them is wrong by their own likelihood. */
export function takeLikely<T extends { likelihood: number }>(
  all: readonly T[],
  share: number,
): T[] {
  const sorted = all.toSorted((one, other) => other.likelihood - one.likelihood);
  let wrong = 0;
  const end = sorted.findIndex(({ likelihood }, place) => {
    wrong += 1 - likelihood;
    return wrong > share * (place + 1);
  });
  return end === -1 ? sorted : sorted.slice(0, end);
}
