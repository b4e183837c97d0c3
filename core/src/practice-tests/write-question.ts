import { arrangePairs, nameOption } from '../questions/arrange-draft.ts';
import {
  type Option,
  type Question,
  questionVersion,
  type Source,
  truths,
} from '../questions/question.ts';
import type { Random } from '../seeded-random.ts';
import type { QuestionEdit } from './question-edit.ts';

export type Writing = {
  id: string;
  /** Of the question that was edited; null for a new one. */
  source: Source | null;
  topic: string | null;
  /** What it is worth, where somebody has said so. */
  points: number | undefined;
  random: Random;
};

/**
 * What an owner wrote, as a question (D26): options as they were written, column B by chance. Nobody
 * has checked it, and what explained the question before may not be true of this one.
 */
export function writeQuestion(
  edit: QuestionEdit,
  { id, source, topic, points, random }: Writing,
): Question {
  const common = {
    version: questionVersion,
    id,
    text: edit.text,
    explanation: '',
    hint: '',
    source,
    topic,
    ...(points !== undefined && { points }),
    madeBy: 'owner',
    isVerified: false,
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

function nameOptions(texts: readonly string[]): Option[] {
  return texts.map((text, index) => ({ id: nameOption(index), text }));
}
