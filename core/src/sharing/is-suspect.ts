/** How many of a group answered a question rightly. */
export type GroupResult = { correct: number; graded: number };

/** With fewer in each group, chance looks like a wrong key. */
const fewestInGroup = 4;
/** In points of percent. */
const leastDifference = 20;

/**
 * Whether those who did well in the whole test missed a question more often than those who did
 * badly: then its key may be wrong.
 */
export function isSuspect({ strong, weak }: { strong: GroupResult; weak: GroupResult }): boolean {
  if (Math.min(strong.graded, weak.graded) < fewestInGroup) return false;
  return percentOf(weak) - percentOf(strong) >= leastDifference;
}

function percentOf({ correct, graded }: GroupResult): number {
  return (100 * correct) / graded;
}
