import type { Answer, Verdict } from '../answer.ts';
import type { QuestionOf } from '../question.ts';

/** Right is the id of the key. */
export function gradeMultipleChoice(
  question: QuestionOf<'multiple-choice'>,
  answer: Answer,
): Verdict {
  const isRight = typeof answer === 'string' && answer.trim() === question.correctAnswer;
  return isRight ? 'correct' : 'incorrect';
}
