import type { OutcomeMark } from '@engram/core/attempts/attempt.ts';
import type { Question } from '@engram/core/questions/question.ts';

export const difficultyOrders = ['hardest', 'test-order'] as const;
export type DifficultyOrder = (typeof difficultyOrders)[number];

/** A question of the test, and how it went in each attempt, oldest first. */
export type QuestionRecord = {
  question: Question;
  /** Its place in the test, counted from 1. */
  number: number;
  marks: readonly OutcomeMark[];
  right: number;
  /** Without those that wait for a review. */
  graded: number;
};

type Told = { questionId: string; marks: readonly OutcomeMark[] };

export function listRecords(
  questions: readonly Question[],
  told: readonly Told[],
): QuestionRecord[] {
  const byId = new Map(told.map(({ questionId, marks }) => [questionId, marks]));
  return questions.map((question, place) => {
    const marks = byId.get(question.id) ?? [];
    return {
      question,
      number: place + 1,
      marks,
      right: marks.filter((mark) => mark === 'correct').length,
      graded: marks.filter((mark) => mark !== 'needs-review').length,
    };
  });
}

/** The least often right first; what was never graded says nothing, so it comes last. */
export function orderRecords(
  records: readonly QuestionRecord[],
  order: DifficultyOrder,
): QuestionRecord[] {
  if (order === 'test-order') return [...records];
  return records.toSorted((one, other) => shareOf(one) - shareOf(other));
}

function shareOf({ right, graded }: QuestionRecord): number {
  return graded === 0 ? 2 : right / graded;
}
