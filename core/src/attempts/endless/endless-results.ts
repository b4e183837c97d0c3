import type { Answer } from '../../questions/answer.ts';
import type { Question } from '../../questions/question.ts';
import type { Outcome } from '../attempt.ts';
import { percentOf } from '../count-results.ts';
import { addCredits } from '../credit.ts';
import { countedAnswer } from '../grade-attempt.ts';
import { wasMissed } from '../was-missed.ts';

/** A question of an endless test with what was answered first, and how often it was [ENT-32]. */
export type AnsweredQuestion = Question & { userAnswer: Answer | null; attempts: number };

/** [END-18]; what waits for review is neither right nor wrong. */
export type EndlessResults = {
  totalAttempted: number;
  correctAnswers: number;
  /** Percent of the points that were earned at the first try (D39). */
  accuracy: number;
  /** Each question once, however often it came round [END-08]. */
  wrongAnswers: AnsweredQuestion[];
};

/** What an endless test came to, of the outcomes that `gradeAnswered` or the server made. */
export function summariseEndless(
  questions: readonly Question[],
  outcomes: readonly Outcome[],
): EndlessResults {
  const wrong = outcomes.filter(wasMissed);
  const { earned, possible } = addCredits(outcomes);
  return {
    totalAttempted: outcomes.length,
    correctAnswers: outcomes.filter(({ verdict }) => verdict === 'correct').length,
    accuracy: percentOf(earned, possible),
    wrongAnswers: questions.flatMap((question) => {
      const missed = wrong.filter(({ questionId }) => questionId === question.id);
      const [first] = missed;
      if (!first) return [];
      const attempts = missed.reduce((sum, outcome) => sum + outcome.attempts, 0);
      return [{ ...question, userAnswer: countedAnswer(first), attempts }];
    }),
  };
}
