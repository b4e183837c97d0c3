import { describeMaking } from '@engram/core/generation/describe-making.ts';
import type { Making } from '@engram/core/generation/making.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import type { Question } from '@engram/core/questions/question.ts';

/** How a test came to be that has other questions than before: who made them is told anew (D7). */
export function describeChange(
  { config, making }: { config: TestConfig; making: Making },
  questions: readonly Question[],
): Making {
  const { usedCharacters, totalCharacters, language } = making;
  return describeMaking({
    questions,
    wanted: questions.length,
    usedCharacters,
    totalCharacters,
    language,
    chosenLanguage: config.language,
  });
}
