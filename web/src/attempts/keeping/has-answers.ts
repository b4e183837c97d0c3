import type { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import { isBlank } from '@engram/core/attempts/grade-attempt.ts';
import type { KeptAttempt } from './kept-attempt.ts';

/** Whether there is anything to go on with: a test that was only opened is nothing unfinished. */
export function hasAnswers({ answers }: Pick<KeptAttempt, 'answers'>): boolean {
  return countAnswered(Object.values(answers)) > 0;
}

export function countAnswered(answers: readonly Pick<GivenAnswer, 'answer'>[]): number {
  return answers.filter(({ answer }) => answer !== null && !isBlank(answer)).length;
}
