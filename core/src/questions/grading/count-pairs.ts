import type { Answer, Parts } from '../answer.ts';
import type { QuestionOf } from '../question.ts';

/** The pairs that are right and wrong. Rows of column B with the same text stand for each other. */
export function countPairs(question: QuestionOf<'matching'>, answer: Answer): Parts {
  const partners = new Map(Object.entries(question.correctAnswer));
  const texts = new Map(question.columnB.map(({ id, text }) => [id, text]));
  const chosen = typeof answer === 'string' || Array.isArray(answer) ? [] : Object.entries(answer);
  const made = chosen.filter(([, b]) => b !== '');
  const right = made.filter(([a, b]) => {
    const text = texts.get(b);
    return text !== undefined && text === texts.get(partners.get(a) ?? '');
  });
  return { right: right.length, wrong: made.length - right.length, of: partners.size };
}
