/** How much each of some days really brings: what is more than it allows is left for the next one. */
export function spreadDue(due: readonly number[], roomOn: (no: number) => number): number[] {
  let left = 0;
  return due.map((count, no) => {
    const all = left + count;
    const taken = Math.min(all, roomOn(no));
    left = all - taken;
    return taken;
  });
}
