import type { MemoryModel } from '@engram/core/exams/memory.ts';
import { dayOf } from '../plans/periods.ts';
import type { Db } from '../platform/db.ts';
import { foreseeFor } from '../reviews/exams/plan-of.ts';
import { numberOf } from '../reviews/exams/read-items.ts';
import type { Owner, Today } from '../reviews/queue/read-today.ts';
import {
  type MemoryRow,
  type QuestionRow,
  readAnswers,
  readMemories,
  readQuestions,
} from './store.ts';

export type Learner = { owner: Owner; today: Pick<Today, 'day' | 'parameters'> };

/** A question and how it went, in tests and in reviews. */
export type QuestionChance = QuestionRow & {
  /** That it is known today; null for what was never asked. */
  chance: number | null;
  answers: number;
  /** Of them, those that were right. */
  right: number;
  reviews: number;
  /** Whether it comes back in reviews, as it was missed once. */
  isReviewed: boolean;
};

/** The questions of one test. */
export async function readChancesOfTest(
  db: Db,
  learner: Learner,
  testId: string,
): Promise<QuestionChance[]> {
  const memories = await readMemories(db, learner.owner.uid, testId);
  return readChances(db, learner, { memories, testId });
}

/** The questions of all tests, or of one. */
export async function readChances(
  db: Db,
  { owner, today }: Learner,
  { memories, testId }: { memories: readonly MemoryRow[]; testId?: string },
): Promise<QuestionChance[]> {
  const rows = new Map(memories.map((row) => [row.itemId, row]));
  const answers = new Map(
    (await readAnswers(db, owner.uid, testId)).map((row) => [row.questionId, row]),
  );
  const when = whenFor({ owner, today });
  const { model, day, numberAt } = when;
  return (await readQuestions(db, owner.uid, testId)).map((question): QuestionChance => {
    const row = rows.get(question.questionId);
    const answered = answers.get(question.questionId);
    const reviewed = row ? recallOf(row, when) : null;
    // As after a first good review, where it was right since.
    const answeredRight =
      answered?.wasRight && (row?.lastReviewedAt ?? new Date(0)) < answered.lastAt
        ? model.recall(model.begin(numberAt(answered.lastAt)), day)
        : null;
    const wasAsked = row !== undefined || answered !== undefined;
    const best = Math.max(reviewed ?? -1, answeredRight ?? -1);
    return {
      ...question,
      chance: best >= 0 ? best : wasAsked ? 0 : null,
      answers: answered?.answers ?? 0,
      right: answered?.right ?? 0,
      reviews: row?.reps ?? 0,
      isReviewed: row !== undefined,
    };
  });
}

export type When = { model: MemoryModel; day: number; numberAt: (moment: Date) => number };

export function whenFor({ owner, today }: Learner): When {
  return {
    model: foreseeFor(today).model,
    day: numberOf(today.day),
    numberAt: (moment) => numberOf(dayOf(moment, owner.timeZone)),
  };
}

/**
 * Null for what was missed and not reviewed since, which says nothing new. What was forgotten today
 * is not as good as seen: it counts as a day later.
 */
export function recallOf(
  { state, stability, difficulty, lastReviewedAt, missedAt }: MemoryRow,
  { model, day, numberAt }: When,
): number | null {
  if (state === 'new' || lastReviewedAt === null) return null;
  if (missedAt !== null && lastReviewedAt < missedAt) return null;
  const last = numberAt(lastReviewedAt);
  const at = state === 'review' ? day : Math.max(day, last + 1);
  return model.recall({ stability, difficulty, day: last }, at);
}
