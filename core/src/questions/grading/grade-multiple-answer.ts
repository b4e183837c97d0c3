import type { Answer, Verdict } from '../answer.ts';
import type { QuestionOf } from '../question.ts';

/** Right is the same set of ids, in any order (N19). */
export function gradeMultipleAnswer(
  question: QuestionOf<'multiple-answer'>,
  answer: Answer,
): Verdict {
  const ids = typeof answer === 'string' ? [answer] : answer;
  if (!Array.isArray(ids)) return 'incorrect';
  const chosen = new Set(ids.map((id) => id.trim()));
  const keys = new Set(question.correctAnswer);
  const isRight = chosen.size === keys.size && [...keys].every((key) => chosen.has(key));
  return isRight ? 'correct' : 'incorrect';
}
