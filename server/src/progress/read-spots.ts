import type { User } from '@engram/core/accounts/user.ts';
import { readFirstAnswers } from '../attempts/read-first-answers.ts';
import type { Spot } from '../generation/pipeline/planning/weigh-parts.ts';
import type { Platform } from '../platform/start.ts';
import { readToday } from '../reviews/queue/read-today.ts';
import { readChancesOfTest } from './read-chances.ts';

/** How well its learner knows the text of a test, where its questions are from. */
export async function readSpots(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  testId: string,
): Promise<Spot[]> {
  const today = await readToday(db, user, clock.now());
  const answers = await readFirstAnswers(db, { userId: user.uid, testId });
  const rows = await readChancesOfTest(db, { owner: user, today }, testId);
  return rows.flatMap(({ questionId, start, chance }) => {
    if (start === null) return [];
    const wasRight = answers.get(questionId);
    return [{ start, chance: wasRight === undefined ? chance : Number(wasRight) }];
  });
}
