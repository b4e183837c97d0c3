import type { Answer, Parts } from '../answer.ts';
import type { QuestionOf } from '../question.ts';

/** The options that were rightly and wrongly picked, in any order. */
export function countPicks(question: QuestionOf<'multiple-answer'>, answer: Answer): Parts {
  const ids = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  const picked = new Set(ids.map((id) => id.trim()).filter((id) => id !== ''));
  const keys = new Set(question.correctAnswer);
  const right = [...picked].filter((id) => keys.has(id)).length;
  return { right, wrong: picked.size - right, of: keys.size };
}
