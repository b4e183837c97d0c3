import type { Answer, Verdict } from '../answer.ts';
import type { QuestionOf } from '../question.ts';

/** All pairs must be right (N19). Rows of column B with the same text stand for each other. */
export function gradeMatching(question: QuestionOf<'matching'>, answer: Answer): Verdict {
  if (typeof answer === 'string' || Array.isArray(answer)) return 'incorrect';
  const chosen = new Map(Object.entries(answer));
  const partners = new Map(Object.entries(question.correctAnswer));
  const texts = new Map(question.columnB.map(({ id, text }) => [id, text]));
  const isPair = (a: string) => {
    const text = texts.get(chosen.get(a) ?? '');
    return text !== undefined && text === texts.get(partners.get(a) ?? '');
  };
  const isRight = chosen.size === partners.size && question.columnA.every(({ id }) => isPair(id));
  return isRight ? 'correct' : 'incorrect';
}
