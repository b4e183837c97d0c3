import { noteMissed } from '../attempts/jobs.ts';
import { forgetCards } from '../flashcards/jobs.ts';
import { type JobWork, workOn } from '../platform/jobs.ts';
import type { Platform } from '../platform/start.ts';
import { forgetTestReviews } from '../practice-tests/jobs.ts';
import { scheduleMissed } from './missed/schedule-missed.ts';
import { eraseSchedules } from './store.ts';

export const reviewJobs = [noteMissed, forgetCards, forgetTestReviews];

export function reviewWork(platform: Platform): readonly JobWork[] {
  const { db } = platform;
  return [
    workOn(noteMissed, (attempt) => scheduleMissed(platform, attempt)),
    workOn(forgetCards, ({ userId, setId, cardId }) =>
      eraseSchedules(db, userId, cardId === null ? { groupId: setId } : { itemIds: [cardId] }),
    ),
    workOn(forgetTestReviews, ({ userId, testId, questionId }) =>
      eraseSchedules(
        db,
        userId,
        questionId === null ? { groupId: testId } : { itemIds: [questionId] },
      ),
    ),
  ];
}
