import type { User } from '@engram/core/accounts/user.ts';
import { addDays } from '@engram/core/attempts/calendar-days.ts';
import type { ExamTerms } from '@engram/core/exams/api.ts';
import type { Exam } from '@engram/core/exams/exam.ts';
import { examLimits } from '@engram/core/limits.ts';
import { v7 as uuidv7 } from 'uuid';
import { lockAccount } from '../../accounts/lock-account.ts';
import { AppError } from '../../http/app-error.ts';
import { dayOf } from '../../plans/periods.ts';
import type { Platform } from '../../platform/start.ts';
import { settleCatchUps } from './catch-up/store.ts';
import { listExams } from './list-exams.ts';
import { eraseDays, eraseExam, insertExam, readExamRows, replaceThings, setExam } from './store.ts';

type Means = Pick<Platform, 'db' | 'clock'>;

export async function addExam({ db, clock }: Means, user: User, terms: ExamTerms): Promise<Exam> {
  const now = clock.now();
  const exam = { ...tidy(terms, { now, user }), id: uuidv7() };
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, user.uid);
    const exams = await readExamRows(tx, user.uid);
    if (exams.length >= examLimits.maxExams) throw new AppError('exams-full');
    await insertExam(tx, user.uid, { exam, createdAt: now });
    await replaceThings(tx, { userId: user.uid, examId: exam.id }, exam.things);
  });
  return exam;
}

/** Where its plan changes, what today asks is chosen anew, and days before it were not missed. */
export async function changeExam(
  { db, clock }: Means,
  user: User,
  { id, ...terms }: Exam,
): Promise<Exam> {
  const now = clock.now();
  const exam = { ...tidy(terms, { now, user }), id };
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, user.uid);
    const before = (await listExams(tx, user.uid)).find((one) => one.id === id);
    if (!before) throw new AppError('not-found');
    if (isSamePlan(before, exam)) await setExam(tx, user.uid, { exam });
    else {
      await setExam(tx, user.uid, { exam, changedAt: now });
      await replaceThings(tx, { userId: user.uid, examId: id }, exam.things);
      await eraseDays(tx, user.uid, { examId: id });
      await settleCatchUps(tx, user.uid, id);
    }
  });
  return exam;
}

/** Its name, its hour and what comes after it are no part of its plan. */
function isSamePlan(one: Exam, other: Exam): boolean {
  const planOf = ({ heldOn, goal, minutesPerDay, restDays, things }: Exam) =>
    JSON.stringify([
      heldOn,
      goal,
      minutesPerDay,
      restDays,
      things.map(({ kind, id }) => [kind, id]),
    ]);
  return planOf(one) === planOf(other);
}

export async function deleteExam({ db }: Pick<Means, 'db'>, userId: string, examId: string) {
  if (!(await eraseExam(db, userId, examId))) throw new AppError('not-found');
}

function tidy(terms: ExamTerms, { now, user }: { now: Date; user: User }): ExamTerms {
  const last = addDays(dayOf(now, user.timeZone), examLimits.maxDaysAhead);
  if (terms.heldOn > last) {
    throw new AppError('invalid-input', { details: '/heldOn: more than a year ahead' });
  }
  return {
    ...terms,
    name: terms.name.normalize('NFC'),
    restDays: terms.restDays.toSorted((one, other) => one - other),
  };
}
