import type { ExamPlan } from '@engram/core/exams/plan-exam.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { timePerReview } from '../progress/time-per-review.ts';
import { type DueItem, listDue } from '../queue/list-due.ts';
import { type Owner, readToday, type Today } from '../queue/read-today.ts';
import { type CatchUpRow, readCatchUps } from './catch-up/store.ts';
import { type KeptExam, listExams } from './list-exams.ts';
import { type Circumstances, letRest, planFromTomorrow } from './plan-of.ts';
import { type ExamItem, type Groups, listGroups, readItems } from './read-items.ts';
import { readTests } from './read-tests.ts';

/** How it stands with an exam, and how its days would go from now on. */
export type Outlook = {
  exam: KeptExam;
  today: Today;
  groups: Groups;
  groupIds: readonly string[];
  items: readonly ExamItem[];
  /** What is left of today. */
  left: readonly DueItem[];
  catchUps: readonly CatchUpRow[];
  circumstances: Circumstances;
  /** From tomorrow on, when what is left of today is done. */
  plan: ExamPlan;
};

/** But for some sets and tests, where another exam asks them. */
export async function readOutlook(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: Owner,
  examId: string,
  except: ReadonlySet<string> = new Set(),
): Promise<Outlook> {
  const { uid } = user;
  const today = await readToday(db, user, clock.now());
  const exam = (await listExams(db, uid)).find(({ id }) => id === examId);
  if (!exam) throw new AppError('not-found');
  const groups = await listGroups(db, uid, [exam]);
  const groupIds = [...new Set([...groups.values()].flat())].filter((id) => !except.has(id));
  // What today asks is chosen by the first look at it, and missed days are noticed with it.
  const left = (await listDue(db, user, today)).filter(({ groupId }) => groupIds.includes(groupId));
  const catchUps = await readCatchUps(db, uid, examId);
  const letGo = new Set(catchUps.flatMap((one) => one.letGo));
  const items = letRest(await readItems(db, uid, { groupIds, today }), { exam, letGo, today });
  const circumstances = {
    user,
    today,
    msPerReview: await timePerReview(db, uid, today.now),
    tests: await readTests(db, user, { exam, groupIds, day: today.day }),
  };
  const plan = await planFromTomorrow(exam, items, {
    ...circumstances,
    left: new Set(left.map(({ itemId }) => itemId)),
  });
  return { exam, today, groups, groupIds, items, left, catchUps, circumstances, plan };
}
