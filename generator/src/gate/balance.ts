import type { Draft } from '@engram/core/questions/draft.ts';

/** Whether True and False stay as many, but for one, when this statement comes to the others. */
export function keepsBalance(draft: Draft, taken: readonly Draft[]): boolean {
  if (draft.type !== 'true-false') return true;
  const count = (key: string) =>
    [...taken, draft].filter((other) => other.type === 'true-false' && other.key === key).length;
  return Math.abs(count('True') - count('False')) <= 1;
}
