import type { Answer } from '@engram/core/questions/answer.ts';
import { pointsOf, type Question, textLimits } from '@engram/core/questions/question.ts';
import { hasSoundKey } from '@engram/core/questions/has-sound-key.ts';
import type { Key, QuestionCorrection } from '@engram/core/sharing/correcting/correction.ts';
import type { ReportedQuestion } from '@engram/core/sharing/share.ts';

export type Way = 'key' | 'give' | 'drop';

/** What is being changed of a question, before it is saved. */
export type Draft = {
  way: Way;
  /** The right choice; a taker of the test would answer so. */
  answer: Answer;
  /** Written answers that are right; the first is the key. */
  accepted: readonly string[];
  points: number;
};

export function draftOf({ question, fate }: Pick<ReportedQuestion, 'question' | 'fate'>): Draft {
  return {
    way: fate ?? 'key',
    answer: question.correctAnswer,
    accepted: listAccepted(question),
    points: pointsOf(question),
  };
}

/** Nothing for a question that is not answered in words. */
export function listAccepted(question: Question): string[] {
  return question.type === 'short-answer' || question.type === 'fill-in-blank'
    ? [question.correctAnswer, ...question.acceptedAnswers]
    : [];
}

/** With the key itself. */
export const mostAccepted = textLimits.acceptedCount + 1;

/** Undefined where it changes nothing; what is no key is told apart by `isSound`. */
export function correctionOf(
  { question, fate }: Pick<ReportedQuestion, 'question' | 'fate'>,
  { way, points, ...draft }: Draft,
): QuestionCorrection | undefined {
  const { id: questionId } = question;
  if (way !== 'key') return way === fate ? undefined : { kind: way, questionId };
  const hasPoints = points !== pointsOf(question);
  const key = keyOf(question, draft);
  // Whoever chooses the key of a question that was left out counts it again.
  const hasKey =
    fate !== undefined ||
    JSON.stringify(key) !== JSON.stringify(keyOf(question, draftOf({ question })));
  if (hasKey) return { kind: 'key', questionId, key, ...(hasPoints && { points }) };
  return hasPoints ? { kind: 'points', questionId, points } : undefined;
}

export function isSound(question: Question, draft: Draft): boolean {
  if (draft.way !== 'key') return true;
  const { correctAnswer } = keyOf(question, draft);
  switch (question.type) {
    case 'short-answer':
    case 'fill-in-blank':
      return draft.accepted.length > 0;
    case 'multiple-answer':
      return Array.isArray(correctAnswer) && correctAnswer.length > 0;
    case 'matching':
      return (
        typeof correctAnswer === 'object' &&
        !Array.isArray(correctAnswer) &&
        hasSoundKey({ ...question, correctAnswer })
      );
    case 'multiple-choice':
    case 'true-false':
      return true;
  }
}

function keyOf(question: Question, { answer, accepted }: Pick<Draft, 'answer' | 'accepted'>): Key {
  const isTyped = question.type === 'short-answer' || question.type === 'fill-in-blank';
  if (!isTyped) return { correctAnswer: Array.isArray(answer) ? answer.toSorted() : answer };
  const { correctAnswer: before } = question;
  const first = accepted.includes(before) ? before : (accepted[0] ?? '');
  return { correctAnswer: first, acceptedAnswers: accepted.filter((one) => one !== first) };
}
