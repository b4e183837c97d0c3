import type { QuestionType } from '@engram/core/plans/catalogue.ts';

/** The key that chooses an option: A to F, and T or F for true and false. */
export function letterOf(type: QuestionType, index: number): string {
  return (type === 'true-false' ? 'TF' : 'ABCDEFGH').charAt(index);
}
