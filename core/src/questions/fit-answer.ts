import type { Answer } from './answer.ts';
import type { Option, Question } from './question.ts';

/**
 * An answer as far as it can be one to this question: what names no option of it is left out. Null
 * when nothing remains.
 */
export function fitAnswer(question: Question, answer: Answer): Answer | null {
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
      return typeof answer === 'string' && hasId(question.options, answer) ? answer : null;
    case 'multiple-answer':
      return Array.isArray(answer) ? answer.filter((id) => hasId(question.options, id)) : null;
    case 'matching': {
      if (typeof answer === 'string' || Array.isArray(answer)) return null;
      const { columnA, columnB } = question;
      return Object.fromEntries(
        Object.entries(answer).filter(([a, b]) => hasId(columnA, a) && hasId(columnB, b)),
      );
    }
    case 'short-answer':
    case 'fill-in-blank':
      return typeof answer === 'string' ? answer : null;
  }
}

function hasId(options: readonly Option[], wanted: string): boolean {
  return options.some(({ id }) => id === wanted);
}
