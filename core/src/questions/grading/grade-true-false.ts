import type { Answer, Verdict } from '../answer.ts';
import { type QuestionOf, type Truth, truths } from '../question.ts';

/** True and False count in any letter case (C11). */
export function gradeTrueFalse(question: QuestionOf<'true-false'>, answer: Answer): Verdict {
  const truth = typeof answer === 'string' ? findTruth(answer) : undefined;
  return truth === question.correctAnswer ? 'correct' : 'incorrect';
}

/** The one writing of true and false that we store, for any that arrives. */
export function findTruth(text: string): Truth | undefined {
  return truths.find((truth) => truth.toLowerCase() === text.trim().toLowerCase());
}
