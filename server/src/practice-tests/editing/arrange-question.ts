import type { User } from '@engram/core/accounts/user.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { holdTest, putBack } from '../change-questions.ts';
import { describeTest } from '../read-test.ts';
import { readAllQuestionRows, setPlaces, setPoints } from '../store.ts';

type Changing = Pick<Platform, 'db'>;
type Named = { id: string; questionId: string };

/** Brought back in its place; what is there already stays so. */
export async function restoreQuestion(
  { db }: Changing,
  user: User,
  { id, questionId }: Named,
): Promise<PracticeTest> {
  const key = { userId: user.uid, testId: id };
  await db.transaction().execute(async (tx) => {
    await holdTest(tx, key);
    await putBack(tx, key, questionId);
  });
  return describeTest(db, user, id);
}

/**
 * Behind another question, or to the beginning; sent again it changes nothing. What was taken out or
 * edited since has a place too, so that nothing goes astray that another tab still shows.
 */
export async function arrangeQuestion(
  { db }: Changing,
  user: User,
  { id, questionId, after }: Named & { after: string | null },
): Promise<PracticeTest> {
  const key = { userId: user.uid, testId: id };
  await db.transaction().execute(async (tx) => {
    await holdTest(tx, key);
    const rows = await readAllQuestionRows(tx, key);
    const ids = rows.map((row) => row.questionId);
    const isThere = rows.some((row) => row.questionId === questionId && row.removedAt === null);
    if (!isThere || (after !== null && !ids.includes(after))) throw new AppError('not-found');
    if (after === questionId) return;
    const others = ids.filter((one) => one !== questionId);
    const place = after === null ? 0 : others.indexOf(after) + 1;
    await setPlaces(tx, key, others.toSpliced(place, 0, questionId));
  });
  return describeTest(db, user, id);
}

/** The question is the same one, so attempts that have it go on with it (D39). */
export async function setQuestionPoints(
  { db }: Changing,
  user: User,
  { id, questionId, points }: Named & { points: number },
): Promise<PracticeTest> {
  const isThere = await setPoints(db, { userId: user.uid, testId: id }, { questionId, points });
  if (!isThere) throw new AppError('not-found');
  return describeTest(db, user, id);
}
