import type { User } from '@engram/core/accounts/user.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { getTest, type ReadTest } from '../read-test.ts';
import { type Order, startBatch } from './start-batch.ts';

type Wish = {
  testId: string;
  questionId: string;
  /** The same for the same call. */
  creationId: string;
  /** Where it was asked for, as a keyed hash. */
  network: string;
};

/** Starts a question of the same type from another passage; gives the id of what makes it. */
export function startReplacement(
  platform: Platform,
  user: User,
  { testId, questionId, creationId, network }: Wish,
): Promise<string> {
  const key = { userId: user.uid, testId, generationId: creationId };
  return startBatch(platform, user, {
    key,
    network,
    asked: { wish: { count: 1, types: null }, replacedId: questionId },
    order: async () => orderOne(user, await getTest(platform.db, key), questionId),
  });
}

function orderOne(user: User, test: ReadTest, questionId: string): Order {
  const old = test.questions.find(({ id }) => id === questionId);
  if (!old) throw new AppError('not-found');
  if (!plans[user.plan].limits.questionTypes.includes(old.type)) throw new AppError('premium-only');
  if (test.making.madeBy === 'samples') throw new AppError('nothing-more');
  const wanted = [{ type: old.type, count: 1 }];
  return { test, wanted, notAbout: old.source, spots: [] };
}
