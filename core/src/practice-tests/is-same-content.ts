import type { Question } from '../questions/question.ts';
import { readPlain } from '../rich-text/read-plain.ts';
import { formatOf } from '../rich-text/text-format.ts';
import type { QuestionEdit } from './question-edit.ts';

/** Whether an edit asks the same and has the same key: then what was checked is still true. */
export function isSameContent(edit: QuestionEdit, question: Question): boolean {
  return (
    edit.text === question.text && isSameAnswer(edit, question) && readsTheSame(edit, question)
  );
}

/** Words without any marks are the same in both formats. */
function readsTheSame(edit: QuestionEdit, question: Question): boolean {
  const format = formatOf(question);
  if ((edit.format ?? format) === format) return true;
  return listTexts(edit).every((text) => readPlain(text, 'rich') === text);
}

function listTexts(written: unknown): string[] {
  if (typeof written === 'string') return [written];
  return typeof written === 'object' && written !== null
    ? Object.values(written).flatMap(listTexts)
    : [];
}

function isSameAnswer(edit: QuestionEdit, question: Question): boolean {
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-answer': {
      if (edit.type !== question.type) return false;
      const written = [edit.correct].flat().map((index) => edit.options[index] ?? '');
      const keys = [question.correctAnswer].flat();
      const right = question.options.filter(({ id }) => keys.includes(id));
      return (
        areSame(edit.options, textsOf(question.options)) && areSameSet(written, textsOf(right))
      );
    }
    case 'true-false':
      return edit.type === 'true-false' && edit.correct === question.correctAnswer;
    case 'matching': {
      if (edit.type !== 'matching') return false;
      const rights = new Map(question.columnB.map(({ id, text }) => [id, text]));
      return (
        areSame(
          edit.pairs.map(({ left }) => left),
          textsOf(question.columnA),
        ) &&
        areSame(
          edit.pairs.map(({ right }) => right),
          question.columnA.map(({ id }) => rights.get(question.correctAnswer[id] ?? '') ?? ''),
        )
      );
    }
    case 'short-answer':
    case 'fill-in-blank':
      return (
        edit.type === question.type &&
        edit.answer === question.correctAnswer &&
        areSame(edit.accepted, question.acceptedAnswers)
      );
  }
}

function textsOf(options: readonly { text: string }[]): string[] {
  return options.map(({ text }) => text);
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}

function areSameSet(some: readonly string[], others: readonly string[]): boolean {
  return areSame(some.toSorted(), others.toSorted());
}
