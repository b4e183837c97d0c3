import type { User } from '@engram/core/accounts/user.ts';
import { generationMessages } from '@engram/core/generation/messages.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { findEditProblem } from '@engram/core/practice-tests/check-edit.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { QuestionEdit } from '@engram/core/practice-tests/question-edit.ts';
import { writeQuestion } from '@engram/core/practice-tests/write-question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { AppError } from '../../http/app-error.ts';
import { demandOwnPictures } from '../../pictures/hold-pictures.ts';
import type { Platform } from '../../platform/start.ts';
import { holdAndReadTest, holdTest, putAtEnd, putInPlace, takeOut } from '../change-questions.ts';
import { mostQuestions } from '../most-questions.ts';
import { readQuestionsOfTest } from '../read-questions.ts';
import { describeTest } from '../read-test.ts';

type Changing = Pick<Platform, 'db' | 'clock' | 'jobs'>;
type Named = { id: string; questionId: string };

/** A new question in the place of the one that was edited (D26); sent again it changes nothing. */
export async function editQuestion(
  { db, clock, jobs }: Changing,
  user: User,
  { id, questionId, newId, edit }: Named & { newId: string; edit: QuestionEdit },
): Promise<PracticeTest> {
  checkEdit(user, edit);
  if (newId === questionId) throw new AppError('invalid-input', { details: '/newId: not new' });
  const key = { userId: user.uid, testId: id };
  await db.transaction().execute(async (tx) => {
    await holdTest(tx, key);
    const [old] = await readQuestionsOfTest(tx, key, [questionId]);
    if (!old) throw new AppError('not-found');
    const texts = [JSON.stringify(edit)];
    await demandOwnPictures(tx, user.uid, { texts, now: clock.now() });
    const question = writeQuestion(edit, { id: newId, old, random: seedRandom(newId) });
    await putInPlace(tx, key, { questionId, question, now: clock.now(), jobs });
  });
  return describeTest(db, user, id);
}

/** At the end of the test, as its owner wrote it; sent again it changes nothing. */
export async function addQuestion(
  { db, clock }: Changing,
  user: User,
  { id, questionId, edit }: Named & { edit: QuestionEdit },
): Promise<PracticeTest> {
  checkEdit(user, edit);
  const key = { userId: user.uid, testId: id };
  await db.transaction().execute(async (tx) => {
    const { config, questionIds } = await holdAndReadTest(tx, key);
    const [known] = await readQuestionsOfTest(tx, key, [questionId]);
    if (known) return;
    if (questionIds.length >= mostQuestions(user, config)) throw new AppError('question-limit');
    const texts = [JSON.stringify(edit)];
    await demandOwnPictures(tx, user.uid, { texts, now: clock.now() });
    const random = seedRandom(questionId);
    const question = writeQuestion(edit, { id: questionId, old: null, random });
    await putAtEnd(tx, key, { questions: [question], now: clock.now() });
  });
  return describeTest(db, user, id);
}

/** The last ones stay; what was answered stays for the attempts that did. */
export async function removeQuestion(
  { db, clock, jobs }: Changing,
  user: User,
  { id, questionId }: Named,
): Promise<PracticeTest> {
  const key = { userId: user.uid, testId: id };
  await db.transaction().execute(async (tx) => {
    await holdTest(tx, key);
    await takeOut(tx, key, { questionId, now: clock.now(), jobs });
  });
  return describeTest(db, user, id);
}

function checkEdit(user: User, edit: QuestionEdit): void {
  if (!plans[user.plan].limits.questionTypes.includes(edit.type)) {
    throw new AppError('premium-only', { message: generationMessages.premiumType });
  }
  const problem = findEditProblem(edit);
  if (problem) throw new AppError('invalid-input', { message: problem.message });
}
