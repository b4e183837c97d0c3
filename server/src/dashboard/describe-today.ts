import type { User } from '@engram/core/accounts/user.ts';
import type { getToday } from '@engram/core/dashboard/api.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { mayStudyForExam } from '../accounts/may-study-for-exam.ts';
import { findLatestMaterial } from '../materials/find-latest.ts';
import { findDay } from '../plans/periods.ts';
import type { Db } from '../platform/db.ts';
import { findWeakTopics } from '../progress/find-weak-topics.ts';
import { findNextExam } from '../reviews/exams/find-next-exam.ts';
import { readToday } from '../reviews/queue/read-today.ts';
import { listOpenAssignments } from '../sharing/assigning/list-open.ts';
import { listNews } from './list-news.ts';
import { findCreatedAt, hasMadeAnything } from './store.ts';

type Moment = { now: Date; sendsMail: boolean };

export async function describeToday(
  db: Db,
  user: User,
  { now, sendsMail }: Moment,
): Promise<Reply<typeof getToday>> {
  const isFirstVisit = !(await hasMadeAnything(db, user.uid));
  const waiting = isFirstVisit ? await findLatestMaterial(db, user.uid) : undefined;
  const { next, isAny } = await findNextExam(db, user, now);
  const asksForExam = !isAny && (await mayStudyForExam(db, user.uid));
  const createdAt = await findCreatedAt(db, user.uid);
  return {
    isFirstVisit,
    ...(waiting && { waiting }),
    ...(next && { exam: next }),
    asksForExam,
    isFirstDay: createdAt !== undefined && createdAt >= findDay(now, user.timeZone).start,
    canConfirmEmail: sendsMail && !user.emailVerified,
    weakTopics: isFirstVisit
      ? []
      : await findWeakTopics(db, user, { today: await readToday(db, user, now) }),
    assignments: await listOpenAssignments(db, user.uid, now),
    news: await listNews(db, user, now),
  };
}
