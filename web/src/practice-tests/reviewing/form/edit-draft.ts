import { pointLimits } from '@engram/core/limits.ts';
import type { EditPlace } from '@engram/core/practice-tests/check-edit.ts';
import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import { pointsOf, type Question, type Truth } from '@engram/core/questions/question.ts';
import { formatOf, type TextFormat } from '@engram/core/rich-text/text-format.ts';

/** A line of a form; the key holds it in its place while others come and go. */
type Line<T> = T & { key: number };

/** A question while it is written: fields of all types, so that the type can change. */
export type EditDraft = {
  type: QuestionType;
  /** Of all its texts. */
  format: TextFormat;
  text: string;
  options: readonly Line<{ text: string; isCorrect: boolean }>[];
  truth: Truth;
  pairs: readonly Line<{ left: string; right: string }>[];
  answer: string;
  /** One in each line. */
  accepted: string;
  explanation: string;
  hint: string;
  points: number;
  lastKey: number;
};

export const emptyDraft: EditDraft = {
  type: 'multiple-choice',
  format: 'rich',
  text: '',
  options: [1, 2, 3, 4].map((key) => ({ key, text: '', isCorrect: key === 1 })),
  truth: 'True',
  pairs: [5, 6, 7].map((key) => ({ key, left: '', right: '' })),
  answer: '',
  accepted: '',
  explanation: '',
  hint: '',
  points: pointLimits.standard,
  lastKey: 7,
};

export function draftOf(question: Question): EditDraft {
  const { type, text, explanation, hint } = question;
  const kept = { type, text, explanation, hint };
  const format = formatOf(question);
  const draft = { ...emptyDraft, ...kept, format, points: pointsOf(question) };
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-answer': {
      const keys = [question.correctAnswer].flat();
      const options = question.options.map(({ id, text }, index) => ({
        key: index + 1,
        text,
        isCorrect: keys.includes(id),
      }));
      return { ...draft, options, lastKey: draft.lastKey + options.length };
    }
    case 'true-false':
      return { ...draft, truth: question.correctAnswer };
    case 'matching': {
      const rights = new Map(question.columnB.map(({ id, text }) => [id, text]));
      const pairs = question.columnA.map(({ id, text }, index) => ({
        key: index + 1,
        left: text,
        right: rights.get(question.correctAnswer[id] ?? '') ?? '',
      }));
      return { ...draft, pairs, lastKey: draft.lastKey + pairs.length };
    }
    case 'short-answer':
    case 'fill-in-blank':
      return {
        ...draft,
        answer: question.correctAnswer,
        accepted: question.acceptedAnswers.join('\n'),
      };
  }
}

/** As it is checked and sent; whether it is whole is not said here. */
export function writeEdit(draft: EditDraft): { [place in EditPlace]?: unknown } & { type: string } {
  const { type, text, options, truth, pairs, answer, explanation, hint, points, format } = draft;
  const common = { type, text, explanation, hint, points, format };
  const texts = options.map((option) => option.text);
  switch (type) {
    case 'multiple-choice':
      return { ...common, options: texts, correct: options.findIndex(isMarked) };
    case 'multiple-answer':
      return {
        ...common,
        options: texts,
        correct: options.flatMap((option, index) => (option.isCorrect ? [index] : [])),
      };
    case 'true-false':
      return { ...common, correct: truth };
    case 'matching':
      return { ...common, pairs: pairs.map(({ left, right }) => ({ left, right })) };
    case 'short-answer':
    case 'fill-in-blank':
      return { ...common, answer, accepted: listLines(draft.accepted) };
  }
}

function isMarked({ isCorrect }: { isCorrect: boolean }): boolean {
  return isCorrect;
}

function listLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Whether what is asked and what is right are as they were. */
export function asksTheSame(draft: EditDraft, other: EditDraft): boolean {
  const beside = { explanation: '', hint: '', points: 1, lastKey: 0 };
  return JSON.stringify({ ...draft, ...beside }) === JSON.stringify({ ...other, ...beside });
}
