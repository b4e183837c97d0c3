import type { User } from '@engram/core/accounts/user.ts';
import { addDays } from '@engram/core/attempts/calendar-days.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { getExamPlan, PlanDay } from '@engram/core/exams/api.ts';
import type { Exam } from '@engram/core/exams/exam.ts';
import type { ExamPlan } from '@engram/core/exams/plan-exam.ts';
import { examLimits } from '@engram/core/limits.ts';
import { nameSets } from '../../flashcards/studying/read-cards.ts';
import { AppError } from '../../http/app-error.ts';
import { nameMaterials } from '../../materials/name-materials.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { nameTests } from '../../practice-tests/name-tests.ts';
import { timePerReview } from '../progress/time-per-review.ts';
import { listDue } from '../queue/list-due.ts';
import { readToday } from '../queue/read-today.ts';
import { listExams, showExam } from './list-exams.ts';
import { planFromTomorrow, usualModel } from './plan-of.ts';
import { type ExamItem, listGroups, numberOf, readItems } from './read-items.ts';
import { isRestDay } from './rest-days.ts';

type Plan = Reply<typeof getExamPlan>;

/** The days up to an exam, as they would go from now on. */
export async function describePlan(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  examId: string,
): Promise<Plan> {
  const today = await readToday(db, user, clock.now());
  const exam = (await listExams(db, user.uid)).find(({ id }) => id === examId);
  if (!exam) throw new AppError('not-found');
  const groups = await listGroups(db, user.uid, [exam]);
  const groupIds = [...new Set([...groups.values()].flat())];
  const items = await readItems(db, user.uid, { groupIds, today });
  const msPerReview = await timePerReview(db, user.uid, today.now);
  const left = (await listDue(db, user, today)).filter(({ groupId }) => groupIds.includes(groupId));
  const plan = await planFromTomorrow(exam, items, {
    user,
    day: today.day,
    msPerReview,
    left: new Set(left.map(({ itemId }) => itemId)),
  });
  const fresh = left.filter(({ row }) => row === undefined).length;
  const now = { day: today.day, back: left.length - fresh, fresh };
  return {
    exam: showExam(exam),
    daysLeft: numberOf(exam.heldOn) - numberOf(today.day),
    items: items.length,
    recallNow: items.length === 0 ? null : percent(recallOf(items, exam)),
    recallThen: items.length === 0 ? null : percent(plan.recallThen),
    days: listDays(exam, { plan, now, msPerReview, items: items.length }),
    withoutRoom: plan.left.length,
    things: await nameThings(db, user.uid, { exam, groups, items }),
  };
}

type Now = Pick<PlanDay, 'day' | 'back' | 'fresh'>;

/** Of today what is left; the other days as they are planned. */
function listDays(
  exam: Exam,
  {
    plan,
    now,
    msPerReview,
    items,
  }: { plan: ExamPlan; now: Now; msPerReview: number; items: number },
): PlanDay[] {
  const { heldOn } = exam;
  const planned = new Map(plan.days.map((day) => [day.day, day]));
  const count = Math.max(0, numberOf(heldOn) - numberOf(now.day) + 1);
  const minutesOf = (reviews: number) => Math.ceil((reviews * msPerReview) / 60_000);
  return Array.from({ length: count }, (_, no): PlanDay => {
    const day = addDays(now.day, no);
    const study = planned.get(numberOf(day));
    const kind = day === heldOn ? 'exam' : isRestDay(exam, numberOf(day)) ? 'rest' : 'study';
    if (day === now.day) return { ...now, kind, minutes: minutesOf(now.back + 2 * now.fresh) };
    if (kind === 'exam') {
      const back = Math.min(items, examLimits.onTheDay);
      return { day, kind, back, fresh: 0, minutes: minutesOf(back) };
    }
    const { back = 0, fresh = 0, reviews = 0 } = study ?? {};
    return { day, kind, back, fresh, minutes: minutesOf(reviews) };
  });
}

type Asked = {
  exam: Exam;
  groups: Awaited<ReturnType<typeof listGroups>>;
  items: readonly ExamItem[];
};

async function nameThings(
  db: Db,
  userId: string,
  { exam, groups, items }: Asked,
): Promise<Plan['things']> {
  const idsOf = (wanted: string) =>
    exam.things.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const names = new Map([
    ...(await nameMaterials(db, userId, idsOf('material'))),
    ...(await nameSets(db, userId, idsOf('set'))),
    ...(await nameTests(db, userId, idsOf('test'))),
  ]);
  const byGroup = Map.groupBy(items, ({ groupId }) => groupId);
  return exam.things.flatMap((thing) => {
    const name = names.get(thing.id);
    if (name === undefined) return [];
    const own = (groups.get(thing) ?? []).flatMap((groupId) => byGroup.get(groupId) ?? []);
    const recall = own.length === 0 ? null : percent(recallOf(own, exam));
    return [{ ...thing, name, items: own.length, recall }];
  });
}

/** The mean chance on the day as things are; what was never seen is not recalled. */
function recallOf(items: readonly ExamItem[], { heldOn }: Exam): number {
  const examDay = numberOf(heldOn);
  const chanceOf = ({ memory }: ExamItem) => (memory ? usualModel.recall(memory, examDay) : 0);
  return items.reduce((sum, item) => sum + chanceOf(item), 0) / items.length;
}

function percent(share: number): number {
  return Math.round(share * 100);
}
