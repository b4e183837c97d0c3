import type { QuestionType } from '@engram/core/plans/catalogue.ts';

/** Answered by typing, so that a letter is a letter and no command. */
export function isWritten(type: QuestionType | undefined): boolean {
  return type === 'short-answer' || type === 'fill-in-blank';
}
