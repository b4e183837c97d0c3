import type { EditPlace } from '@engram/core/practice-tests/check-edit.ts';
import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import type { Question, Truth } from '@engram/core/questions/question.ts';

/** A line of a form; the key holds it in its place while others come and go. */
type Line<T> = T & { key: number };

/** A question while it is written: fields of all types, so that the type can change. */
export type EditDraft = {
  type: QuestionType;
  text: string;
  options: readonly Line<{ text: string; isCorrect: boolean }>[];
  truth: Truth;
  pairs: readonly Line<{ left: string; right: string }>[];
  answer: string;
  /** One in each line. */
  accepted: string;
  lastKey: number;
};

export const emptyDraft: EditDraft = {
  type: 'multiple-choice',
  text: '',
  options: [1, 2, 3, 4].map((key) => ({ key, text: '', isCorrect: key === 1 })),
  truth: 'True',
  pairs: [5, 6, 7].map((key) => ({ key, left: '', right: '' })),
  answer: '',
  accepted: '',
  lastKey: 7,
};

export function draftOf(question: Question): EditDraft {
  const draft = { ...emptyDraft, type: question.type, text: question.text };
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

export type DraftChange =
  | { change: 'field'; field: 'text' | 'answer' | 'accepted'; value: string }
  | { change: 'type'; type: QuestionType }
  | { change: 'truth'; truth: Truth }
  | { change: 'option'; key: number; text: string }
  | { change: 'mark-option'; key: number }
  | { change: 'add-option' }
  | { change: 'remove-option'; key: number }
  | { change: 'pair'; key: number; side: 'left' | 'right'; text: string }
  | { change: 'add-pair' }
  | { change: 'remove-pair'; key: number };

export function changeDraft(draft: EditDraft, change: DraftChange): EditDraft {
  const { options, pairs } = draft;
  const lastKey = draft.lastKey + 1;
  switch (change.change) {
    case 'field':
      return { ...draft, [change.field]: change.value };
    case 'type':
      return { ...draft, type: change.type };
    case 'truth':
      return { ...draft, truth: change.truth };
    case 'option':
      return { ...draft, options: replace(options, change.key, { text: change.text }) };
    case 'mark-option':
      return { ...draft, options: mark(draft, change.key) };
    case 'add-option':
      return {
        ...draft,
        options: [...options, { key: lastKey, text: '', isCorrect: false }],
        lastKey,
      };
    case 'remove-option':
      return { ...draft, options: options.filter(({ key }) => key !== change.key) };
    case 'pair':
      return { ...draft, pairs: replace(pairs, change.key, { [change.side]: change.text }) };
    case 'add-pair':
      return { ...draft, pairs: [...pairs, { key: lastKey, left: '', right: '' }], lastKey };
    case 'remove-pair':
      return { ...draft, pairs: pairs.filter(({ key }) => key !== change.key) };
  }
}

/** As it is checked and sent; whether it is whole is not said here. */
export function writeEdit(draft: EditDraft): { [place in EditPlace]?: unknown } & { type: string } {
  const { type, text, options, truth, pairs, answer } = draft;
  const texts = options.map((option) => option.text);
  switch (type) {
    case 'multiple-choice':
      return { type, text, options: texts, correct: options.findIndex(isMarked) };
    case 'multiple-answer':
      return {
        type,
        text,
        options: texts,
        correct: options.flatMap((option, index) => (option.isCorrect ? [index] : [])),
      };
    case 'true-false':
      return { type, text, correct: truth };
    case 'matching':
      return { type, text, pairs: pairs.map(({ left, right }) => ({ left, right })) };
    case 'short-answer':
    case 'fill-in-blank':
      return { type, text, answer, accepted: listLines(draft.accepted) };
  }
}

function isMarked({ isCorrect }: { isCorrect: boolean }): boolean {
  return isCorrect;
}

/** Of a multiple-choice question one is right, of the other kind each on its own. */
function mark({ type, options }: EditDraft, marked: number): EditDraft['options'] {
  return options.map((option) => {
    if (type === 'multiple-choice') return { ...option, isCorrect: option.key === marked };
    return option.key === marked ? { ...option, isCorrect: !option.isCorrect } : option;
  });
}

function replace<T extends { key: number }>(
  lines: readonly T[],
  key: number,
  change: Partial<T>,
): T[] {
  return lines.map((line) => (line.key === key ? { ...line, ...change } : line));
}

function listLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
