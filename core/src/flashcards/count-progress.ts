/** Percent, rounded [FSTUDY-04]; of nothing, nothing is known. */
export function percentOf(known: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * known) / total);
}
