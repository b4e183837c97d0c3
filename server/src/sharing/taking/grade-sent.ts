import type { Results } from '@engram/core/attempts/attempt.ts';
import { countSharedResults } from '@engram/core/attempts/count-results.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import { fitAnswer } from '@engram/core/questions/fit-answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { RuledTest } from '@engram/core/sharing/correcting/correction.ts';
import { gradeShared, type SharedAnswers } from '@engram/core/sharing/correcting/grade-shared.ts';
import type { TakenAnswer } from './taken-answer.ts';

type Sent = {
  answers: Readonly<Record<string, Answer>>;
  seconds?: Readonly<Record<string, number>> | undefined;
};

export type Graded = { answers: TakenAnswer[]; results: Results; score: number | null };

/** Everything as it was when it came in; no question took longer than the whole. */
export function gradeSent(
  test: RuledTest,
  sent: Sent,
  { at, mostSeconds }: { at: Date; mostSeconds: number },
): Graded {
  const outcomes = gradeShared(test, readGiven(test.questions, sent));
  const results = countSharedResults(outcomes, at.toISOString());
  return {
    answers: outcomes.map(({ questionId, answer, verdict, credit }) => ({
      questionId,
      answer,
      verdict,
      ...(credit && { credit }),
      seconds: limitTo(mostSeconds, sent.seconds?.[questionId]),
    })),
    results,
    score: results.totalQuestions > 0 ? results.score : null,
  };
}

/** Only what can be an answer: strangers send it, and it is kept. */
export function readGiven(
  questions: readonly Question[],
  { answers }: Pick<Sent, 'answers'>,
): SharedAnswers {
  return new Map(
    questions.map((question) => {
      const sent = answers[question.id];
      return [question.id, sent === undefined ? null : fitAnswer(question, sent)];
    }),
  );
}

function limitTo(most: number, seconds: number | undefined): number | null {
  return seconds === undefined ? null : Math.min(seconds, most);
}
