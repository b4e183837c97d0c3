/** Of thousands it is looked for again and again, so they are not sorted. */
export function findLeast<T>(all: readonly T[], measure: (one: T) => number): T | undefined {
  let least: { one: T; size: number } | undefined;
  for (const one of all) {
    const size = measure(one);
    if (!least || size < least.size) least = { one, size };
  }
  return least?.one;
}
