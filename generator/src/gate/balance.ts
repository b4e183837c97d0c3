import type { Draft } from '@engram/core/questions/draft.ts';

/**
 * Whether True and False stay as many, but for one False, when this statement comes to the others.
 * Falsehoods are harder to find: a test that begins with a truth would often end with one too many.
 */
export function keepsBalance(draft: Draft, taken: readonly Draft[]): boolean {
  if (draft.type !== 'true-false') return true;
  const keys = [...taken, draft].flatMap((one) => (one.type === 'true-false' ? [one.key] : []));
  const surplus = 2 * keys.filter((key) => key === 'False').length - keys.length;
  return surplus === 0 || surplus === 1;
}
