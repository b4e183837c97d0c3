import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type * as api from '@engram/core/reviews/api.ts';
import type { Platform } from '../../platform/start.ts';
import { timePerReview } from '../progress/time-per-review.ts';
import { readMissedQuestions } from '../queue/read-missed-questions.ts';
import { listMissed } from './list-missed.ts';

/** For the results of the attempt, which say what comes back and when. */
export async function readMissedReviews(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  attemptId: string,
): Promise<Reply<typeof api.getMissedReviews>> {
  const missed = await listMissed(db, user, attemptId);
  const asked = await readMissedQuestions(db, user, missed);
  return {
    questions: missed.map(({ itemId: questionId, schedule: { due }, isCleared }) =>
      asked.has(questionId)
        ? { questionId, standing: isCleared ? 'cleared' : 'waiting', due }
        : { questionId, standing: 'gone', due: null },
    ),
    msPerReview: await timePerReview(db, user.uid, clock.now()),
  };
}
