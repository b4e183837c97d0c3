import { noteMissed } from '../attempts/jobs.ts';
import { letGoOfCard } from '../flashcards/cards/change-cards.ts';
import { forgetCard, forgetCards } from '../flashcards/jobs.ts';
import { type JobWork, workOn } from '../platform/jobs.ts';
import type { Platform } from '../platform/start.ts';
import { forgetQuestion, forgetTestReviews } from '../practice-tests/jobs.ts';
import { scheduleMissed } from './missed/schedule-missed.ts';
import { tuneMemoryJob } from './own-parameters/job.ts';
import { tuneMemory } from './own-parameters/tune-memory.ts';
import { eraseGone, eraseSchedules } from './store.ts';

export const reviewJobs = [
  noteMissed,
  forgetCard,
  forgetCards,
  forgetQuestion,
  forgetTestReviews,
  tuneMemoryJob,
];

export function reviewWork(platform: Platform): readonly JobWork[] {
  const { db } = platform;
  return [
    workOn(noteMissed, (attempt) => scheduleMissed(platform, attempt)),
    workOn(tuneMemoryJob, (learner) => tuneMemory(platform, learner)),
    workOn(forgetCard, async ({ userId, cardId, removedAt: removed }) => {
      const removedAt = new Date(removed);
      await letGoOfCard(db, { userId, cardId, removedAt });
      await eraseGone(db, userId, { itemId: cardId, removedAt });
    }),
    workOn(forgetQuestion, ({ userId, questionId, removedAt }) =>
      eraseGone(db, userId, { itemId: questionId, removedAt: new Date(removedAt) }),
    ),
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
