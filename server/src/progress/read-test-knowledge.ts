import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type * as api from '@engram/core/progress/api.ts';
import { AppError } from '../http/app-error.ts';
import type { Platform } from '../platform/start.ts';
import { findQuestionIds } from '../practice-tests/find-test-for-attempt.ts';
import { readToday } from '../reviews/queue/read-today.ts';
import { readChancesOfTest } from './read-chances.ts';

/** What is known of each question of one's own test, for who may be asked by weakness (D42). */
export async function readTestKnowledge(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  testId: string,
): Promise<Reply<typeof api.getTestKnowledge>> {
  const ids = await findQuestionIds(db, { userId: user.uid, testId });
  if (!ids) throw new AppError('not-found');
  if (!user.isPremium) throw new AppError('premium-only');
  const today = await readToday(db, user, clock.now());
  const rows = await readChancesOfTest(db, { owner: user, today }, testId);
  const chances = new Map(rows.map(({ questionId, chance }) => [questionId, chance]));
  return {
    questions: ids.map((questionId) => ({ questionId, chance: chances.get(questionId) ?? null })),
  };
}
