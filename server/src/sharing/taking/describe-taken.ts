import type { Question } from '@engram/core/questions/question.ts';
import type { SharedResult } from '@engram/core/sharing/shared-test.ts';
import { outcomeOf, type Taken } from './taken-answer.ts';

/**
 * The result in the order of the questions, which one try may have had in another. Hints are part of
 * premium, and not of a test that is over.
 */
export function describeTaken(questions: readonly Question[], taken: Taken): SharedResult {
  const { answers, results, timeTakenSeconds, takerId } = taken;
  const byId = new Map(answers.map((answer) => [answer.questionId, answer]));
  return {
    results,
    outcomes: questions.flatMap(({ id }) => {
      const answer = byId.get(id);
      return answer ? [outcomeOf(answer)] : [];
    }),
    questions: questions.map((question) => ({ ...question, hint: '' })),
    timeTakenSeconds,
    isKept: takerId !== null,
  };
}
