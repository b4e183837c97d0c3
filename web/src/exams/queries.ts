import type { Reply } from '@engram/core/endpoint.ts';
import { getExamPlan, listExams } from '@engram/core/exams/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { flushReviews } from '../flashcards/outbox/current-sending.ts';
import { call } from '../http/call.ts';
import { reviewsKey } from '../reviews-key.ts';

/** Below the reviews: whatever is reviewed changes what would be recalled. */
const examsKey = [...reviewsKey, 'exams'] as const;

export const examsQuery = queryOptions({
  queryKey: [...examsKey, 'list'],
  queryFn: async ({ signal }) => (await call(listExams, {}, { signal })).exams,
});

export type ExamPlan = Reply<typeof getExamPlan>;

/** Of days that were missed. */
export type CatchUpState = NonNullable<ExamPlan['catchUp']>;

export function planQuery(id: string) {
  return queryOptions({
    queryKey: [...examsKey, 'plan', id],
    queryFn: async ({ signal }) => {
      await flushReviews();
      return call(getExamPlan, { params: { id } }, { signal });
    },
  });
}
