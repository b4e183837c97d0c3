import type { User } from '@engram/core/accounts/user.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { holdTest, putAtEnd } from '../change-questions.ts';
import { getTest } from '../read-test.ts';
import { acceptClaim } from '../saving/accept-claims.ts';
import { checkClaims } from '../saving/check-claims.ts';
import { placePage } from '../saving/place-parts.ts';
import { describeChange } from './describe-change.ts';
import { setMaking } from './store.ts';

/**
 * Keeps what a device made for an endless test while it was alone. The questions may have been
 * answered already, so none of them is left out for being like another; those that the test has
 * stay as they are.
 */
export async function appendQuestions(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  { testId, questions }: { testId: string; questions: readonly Question[] },
): Promise<void> {
  const key = { userId: user.uid, testId };
  const { config, material, parts } = await getTest(db, key);
  if (!config.isEndlessMode || questions.some(({ madeBy }) => madeBy === 'sample')) {
    throw new AppError('invalid-input', { details: '/questions: only those of an endless test' });
  }
  const { limits } = plans[user.plan];
  checkClaims(questions, { limits, total: questions.length, isEndless: true });
  const accepted = questions.map((question) => placePage(acceptClaim(question, material), parts));
  await db.transaction().execute(async (tx) => {
    await holdTest(tx, key);
    await putAtEnd(tx, key, { questions: accepted, now: clock.now() });
    const test = await getTest(tx, key);
    const making = describeChange(test, test.questions);
    await setMaking(tx, key, { making, aiBatches: 0 });
  });
}
