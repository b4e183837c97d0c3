import { arrangePairs, nameOption } from '../questions/arrange-draft.ts';
import { type Option, type Question, questionVersion, truths } from '../questions/question.ts';
import { keepContext } from '../questions/question-context.ts';
import { formatOf } from '../rich-text/text-format.ts';
import type { Random } from '../seeded-random.ts';
import { isSameContent } from './is-same-content.ts';
import type { QuestionEdit } from './question-edit.ts';

export type Writing = {
  id: string;
  /** The question that was edited; null for a new one. */
  old: Question | null;
  random: Random;
};

/**
 * What an owner wrote, as a question (D26): options as they were written, column B by chance. Where
 * what is asked or its answer has changed, it is not checked, and what explained the question before
 * may not be true of this one.
 */
export function writeQuestion(edit: QuestionEdit, { id, old, random }: Writing): Question {
  const same = old && isSameContent(edit, old) ? old : undefined;
  const points = edit.points ?? old?.points;
  const context = old?.context && keepContext(old.context, listAnswers(edit));
  const common = {
    version: questionVersion,
    id,
    format: edit.format ?? (old ? formatOf(old) : 'rich'),
    text: edit.text,
    ...(context && { context }),
    explanation: edit.explanation ?? same?.explanation ?? '',
    hint: edit.hint ?? same?.hint ?? '',
    source: old?.source ?? null,
    topic: old?.topic ?? null,
    ...(same?.topics && { topics: same.topics }),
    ...(points !== undefined && { points }),
    madeBy: 'owner',
    isVerified: same?.isVerified ?? false,
  } as const;
  switch (edit.type) {
    case 'multiple-choice':
      return {
        ...common,
        type: edit.type,
        options: nameOptions(edit.options),
        correctAnswer: nameOption(edit.correct),
      };
    case 'multiple-answer':
      return {
        ...common,
        type: edit.type,
        options: nameOptions(edit.options),
        correctAnswer: [...new Set(edit.correct)].toSorted((a, b) => a - b).map(nameOption),
      };
    case 'true-false':
      return {
        ...common,
        type: edit.type,
        options: truths.map((truth) => ({ id: truth, text: truth })),
        correctAnswer: edit.correct,
      };
    case 'matching':
      return { ...common, ...arrangePairs(edit.pairs, random) };
    case 'short-answer':
    case 'fill-in-blank':
      return {
        ...common,
        type: edit.type,
        correctAnswer: edit.answer,
        acceptedAnswers: edit.accepted,
      };
  }
}

/** What the context of the question before may not tell. */
function listAnswers(edit: QuestionEdit): string[] {
  switch (edit.type) {
    case 'multiple-choice':
      return [edit.options[edit.correct] ?? ''];
    case 'multiple-answer':
      return edit.correct.map((place) => edit.options[place] ?? '');
    case 'matching':
      return edit.pairs.map(({ right }) => right);
    case 'short-answer':
    case 'fill-in-blank':
      return [edit.answer, ...edit.accepted];
    case 'true-false':
      return [];
  }
}

function nameOptions(texts: readonly string[]): Option[] {
  return texts.map((text, index) => ({ id: nameOption(index), text }));
}
