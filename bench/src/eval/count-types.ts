import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import type { Question } from '@engram/core/questions/question.ts';

export function countTypes(questions: readonly Question[]): Map<QuestionType, number> {
  const counts = new Map<QuestionType, number>();
  for (const { type } of questions) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}
