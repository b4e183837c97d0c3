import { describeMaking } from '@engram/core/generation/describe-making.ts';
import type { Making } from '@engram/core/generation/making.ts';
import type { Question } from '@engram/core/questions/question.ts';

/** How a test came to be that has other questions than before: who made them is told anew (D7). */
export function describeChange(
  { usedCharacters, totalCharacters, language }: Making,
  questions: readonly Question[],
): Making {
  const wanted = questions.length;
  return describeMaking({ questions, wanted, usedCharacters, totalCharacters, language });
}
