import type { Answer } from './answer.ts';
import type { Option, Question } from './question.ts';

/** The right answer of a question in words. */
export function writeKey(question: Question): string {
  return writeAnswer(question, question.correctAnswer);
}

/** An answer in words, as a learner gave it; nothing where nothing was chosen. */
export function writeAnswer(question: Question, answer: Answer): string {
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
    case 'multiple-answer':
      return list(answer)
        .flatMap((id) => findText(question.options, id))
        .join(between);
    case 'matching':
      return pairsOf(answer)
        .flatMap(([left, right]) => {
          const [name] = findText(question.columnA, left);
          const [partner] = findText(question.columnB, right);
          return name !== undefined && partner !== undefined ? [`${name}: ${partner}`] : [];
        })
        .join(between);
    case 'short-answer':
    case 'fill-in-blank':
      return typeof answer === 'string' ? answer.trim() : '';
  }
}

/** Options have commas of their own. */
const between = '; ';

function list(answer: Answer): string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? answer : [];
}

function pairsOf(answer: Answer): [string, string][] {
  return typeof answer === 'string' || Array.isArray(answer) ? [] : Object.entries(answer);
}

function findText(options: readonly Option[], id: string): string[] {
  return options.filter((option) => option.id === id).map(({ text }) => text);
}
