import type { Answer, Parts } from '../answer.ts';
import type { QuestionOf } from '../question.ts';

/** The pairs that are right and wrong. */
export function countPairs(question: QuestionOf<'matching'>, answer: Answer): Parts {
  const right = listRightPairs(question, answer).length;
  const of = Object.keys(question.correctAnswer).length;
  return { right, wrong: listMade(answer).length - right, of };
}

/** Ids of column A. Rows of column B with the same text stand for each other. */
export function listRightPairs(question: QuestionOf<'matching'>, answer: Answer): string[] {
  const partners = new Map(Object.entries(question.correctAnswer));
  const texts = new Map(question.columnB.map(({ id, text }) => [id, text]));
  return listMade(answer).flatMap(([a, b]) => {
    const text = texts.get(b);
    return text !== undefined && text === texts.get(partners.get(a) ?? '') ? [a] : [];
  });
}

function listMade(answer: Answer): [string, string][] {
  const chosen = typeof answer === 'string' || Array.isArray(answer) ? [] : Object.entries(answer);
  return chosen.filter(([, b]) => b !== '');
}
