import { readPlain } from '../rich-text/read-plain.ts';
import { formatOf } from '../rich-text/text-format.ts';
import type { Answer } from './answer.ts';
import type { Option, Question } from './question.ts';

/** The right answer of a question in words. */
export function writeKey(question: Question): string {
  return writeAnswer(question, question.correctAnswer);
}

/** An answer in words, as a learner gave it; nothing where nothing was chosen. */
export function writeAnswer(question: Question, answer: Answer): string {
  const format = formatOf(question);
  return listAnswer(question, answer)
    .map((sides) => sides.map((text) => readPlain(text, format)).join(betweenSides))
    .join(betweenTexts);
}

/** The texts of an answer as they are kept, to be drawn; of a pair its two sides. */
export function listAnswer(question: Question, answer: Answer): readonly (readonly string[])[] {
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
    case 'multiple-answer':
      return list(answer)
        .flatMap((id) => findText(question.options, id))
        .map((text) => [text]);
    case 'matching':
      return pairsOf(answer).flatMap(([left, right]) => {
        const [name] = findText(question.columnA, left);
        const [partner] = findText(question.columnB, right);
        return name !== undefined && partner !== undefined ? [[name, partner]] : [];
      });
    case 'short-answer':
    case 'fill-in-blank': {
      const written = typeof answer === 'string' ? answer.trim() : '';
      return written === '' ? [] : [[written]];
    }
  }
}

export const betweenSides = ': ';

/** Options have commas of their own. */
export const betweenTexts = '; ';

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
