import { type GivenAnswer, giveOnce, type Results } from '@engram/core/attempts/attempt.ts';
import { countSharedResults } from '@engram/core/attempts/count-results.ts';
import { gradeAll } from '@engram/core/attempts/grade-attempt.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import { fitAnswer } from '@engram/core/questions/fit-answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { TakenAnswer } from './taken-answer.ts';

type Sent = {
  answers: Readonly<Record<string, Answer>>;
  seconds?: Readonly<Record<string, number>> | undefined;
};

export type Graded = { answers: TakenAnswer[]; results: Results; score: number | null };

/** Everything as it was when it came in; no question took longer than the whole. */
export function gradeSent(
  questions: readonly Question[],
  sent: Sent,
  { at, mostSeconds }: { at: Date; mostSeconds: number },
): Graded {
  const outcomes = gradeAll(questions, listGiven(questions, sent));
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
export function listGiven(questions: readonly Question[], { answers }: Sent): GivenAnswer[] {
  return questions.flatMap((question) => {
    const sent = answers[question.id];
    const answer = sent === undefined ? null : fitAnswer(question, sent);
    return answer === null ? [] : [giveOnce(question.id, answer)];
  });
}

function limitTo(most: number, seconds: number | undefined): number | null {
  return seconds === undefined ? null : Math.min(seconds, most);
}
