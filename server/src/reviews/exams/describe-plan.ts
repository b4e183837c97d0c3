import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { getExamPlan } from '@engram/core/exams/api.ts';
import type { Exam } from '@engram/core/exams/exam.ts';
import type { MemoryModel } from '@engram/core/exams/memory.ts';
import { nameSets } from '../../flashcards/studying/read-cards.ts';
import { nameMaterials } from '../../materials/name-materials.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { nameTests } from '../../practice-tests/name-tests.ts';
import { describeCatchUp } from './catch-up/describe-catch-up.ts';
import { describePast } from './describe-past.ts';
import { describeUncovered } from './describe-uncovered.ts';
import { listDays } from './list-days.ts';
import { showExam } from './list-exams.ts';
import { foreseeFor } from './plan-of.ts';
import { type ExamItem, numberOf } from './read-items.ts';
import { type Outlook, readOutlook } from './read-outlook.ts';

type Plan = Omit<Reply<typeof getExamPlan>, 'weakTopic'>;

/** The days up to an exam, as they would go from now on. */
export async function describePlan(
  platform: Pick<Platform, 'db' | 'clock'>,
  user: User,
  examId: string,
): Promise<Plan> {
  const { db } = platform;
  const outlook = await readOutlook(platform, user, examId);
  const { exam, today, items, plan } = outlook;
  const { model } = foreseeFor(today);
  const { waiting, ...missed } = await describeCatchUp(db, user, outlook);
  return {
    exam: showExam(exam),
    daysLeft: numberOf(exam.heldOn) - numberOf(today.day),
    items: items.length,
    recallNow: items.length === 0 ? null : percent(recallOf(items, { exam, model })),
    recallThen: items.length === 0 ? null : percent(plan.recallThen),
    days: listDays(outlook, waiting),
    past: await describePast(db, user, outlook),
    ...missed,
    withoutRoom: plan.left.length,
    uncovered: await describeUncovered(db, user, outlook),
    things: await nameThings(db, user.uid, outlook),
  };
}

async function nameThings(
  db: Db,
  userId: string,
  { exam, groups, items, today }: Outlook,
): Promise<Plan['things']> {
  const idsOf = (wanted: string) =>
    exam.things.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const names = new Map([
    ...(await nameMaterials(db, userId, idsOf('material'))),
    ...(await nameSets(db, userId, idsOf('set'))),
    ...(await nameTests(db, userId, idsOf('test'))),
  ]);
  const { model } = foreseeFor(today);
  const byGroup = Map.groupBy(items, ({ groupId }) => groupId);
  return exam.things.flatMap((thing) => {
    const name = names.get(thing.id);
    if (name === undefined) return [];
    const own = (groups.get(thing) ?? []).flatMap((groupId) => byGroup.get(groupId) ?? []);
    const recall = own.length === 0 ? null : percent(recallOf(own, { exam, model }));
    return [{ ...thing, name, items: own.length, recall }];
  });
}

/** The mean chance on the day as things are; what was never seen is not recalled. */
function recallOf(
  items: readonly ExamItem[],
  { exam, model }: { exam: Exam; model: MemoryModel },
): number {
  const examDay = numberOf(exam.heldOn);
  const chanceOf = ({ memory }: ExamItem) => (memory ? model.recall(memory, examDay) : 0);
  return items.reduce((sum, item) => sum + chanceOf(item), 0) / items.length;
}

function percent(share: number): number {
  return Math.round(share * 100);
}
