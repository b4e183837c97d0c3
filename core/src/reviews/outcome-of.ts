import { gradeAnswer } from '../questions/grade-answer.ts';
import type { Question } from '../questions/question.ts';
import type { Mark, Review } from './review.ts';

/**
 * What a review counts as: an answer that the rules judge wrong was forgotten, whatever was pressed
 * after it, unless its learner has said that it is right too. What rules cannot judge is the
 * learner's own to say.
 */
export function outcomeOf(
  { mark, given }: Pick<Review, 'mark' | 'given'>,
  question: Question | undefined,
): Mark {
  if (mark === 'undo' || !given || !question) return mark;
  const isDefended = given.isRightToo && mayBeDefended(question);
  return !isDefended && gradeAnswer(question, given.answer) === 'incorrect' ? 'again' : mark;
}

/** Only what was written can be right in a way that the rules do not know. */
export function mayBeDefended({ type }: Pick<Question, 'type'>): boolean {
  return type === 'short-answer' || type === 'fill-in-blank';
}
