import { examLimits } from '@engram/core/limits.ts';
import type { Db } from '../../platform/db.ts';
import { timePerReview } from '../progress/time-per-review.ts';
import type { Owner, Today } from '../queue/read-today.ts';
import type { CountingEntry } from '../read-log.ts';
import { readGroups } from '../store.ts';
import { isOver, type KeptExam, listExams } from './list-exams.ts';
import { planToday, usualModel } from './plan-of.ts';
import { listGroups, numberOf, readItems } from './read-items.ts';
import { eraseDays, insertDay, readDayRows } from './store.ts';

/** What exams make of a day. */
export type ExamDay = {
  /** Sets and tests whose things come back by a plan, or rest because their exam is over. */
  groupIds: ReadonlySet<string>;
  /** What is asked of the day, in its order, done or not. */
  itemIds: readonly string[];
  /** Numbers of the things that were reviewed today. */
  done: ReadonlySet<number>;
  /** Reviews of today that no plan has asked for. */
  doneElsewhere: readonly CountingEntry[];
};

export async function readExamDay(db: Db, owner: Owner, today: Today): Promise<ExamDay> {
  const done = new Set(today.done.map(({ item }) => item));
  const all = await listExams(db, owner.uid);
  // What one that is over has left may be asked by one that is to come.
  const exams = [
    ...all.filter((exam) => !isOver(exam, today.day)),
    ...all.filter((exam) => isOver(exam, today.day) && !exam.goesOn),
  ];
  if (exams.length === 0) {
    return { groupIds: new Set(), itemIds: [], done, doneElsewhere: today.done };
  }
  const groups = await listGroups(db, owner.uid, exams);
  const groupsOf = ({ things }: KeptExam) => things.flatMap((thing) => groups.get(thing) ?? []);
  const groupOf = new Map(
    (await readGroups(db, owner.uid, [...done])).map((row) => [row.itemNumber, row.groupId]),
  );
  const isOfGroup = (wanted: ReadonlySet<string>, { item }: CountingEntry) =>
    wanted.has(groupOf.get(item) ?? '');
  const kept = new Map(
    (await readDayRows(db, owner.uid, today.day)).map((row) => [row.examId, row.itemIds]),
  );
  const claimed = new Set<string>();
  const itemIds: string[] = [];
  for (const exam of exams) {
    // What two exams ask comes back for the sooner one.
    const own = [...new Set(groupsOf(exam))].filter((groupId) => !claimed.has(groupId));
    for (const groupId of own) claimed.add(groupId);
    if (isOver(exam, today.day)) continue;
    const ofDay = today.done.filter((entry) => isOfGroup(new Set(own), entry));
    const chosen =
      kept.get(exam.id) ?? (await chooseItems(db, owner, { exam, groupIds: own, today, ofDay }));
    itemIds.push(...chosen);
  }
  return {
    groupIds: claimed,
    itemIds,
    done,
    doneElsewhere: today.done.filter((entry) => !isOfGroup(claimed, entry)),
  };
}

type Choice = {
  exam: KeptExam;
  groupIds: readonly string[];
  today: Today;
  ofDay: readonly CountingEntry[];
};

/** Once a day; from then on that is what the day asks. */
async function chooseItems(
  db: Db,
  user: Owner,
  { exam, groupIds, today, ofDay }: Choice,
): Promise<readonly string[]> {
  const { uid } = user;
  const items = await readItems(db, uid, { groupIds, today });
  const itemIds =
    exam.heldOn === today.day
      ? listLeastSure(items, numberOf(today.day))
      : await listPlanned(db, user, { exam, items, today, ofDay });
  await eraseDays(db, uid, { before: today.day });
  await insertDay(db, uid, { examId: exam.id, day: today.day, itemIds });
  const rows = await readDayRows(db, uid, today.day);
  return rows.find(({ examId }) => examId === exam.id)?.itemIds ?? itemIds;
}

type Planning = Omit<Choice, 'groupIds'> & { items: Awaited<ReturnType<typeof readItems>> };

async function listPlanned(db: Db, user: Owner, { exam, items, today, ofDay }: Planning) {
  const msPerReview = await timePerReview(db, user.uid, today.now);
  const circumstances = { user, day: today.day, msPerReview, done: ofDay.length };
  const { back, fresh } = await planToday(exam, items, circumstances);
  return [...back, ...fresh];
}

function listLeastSure(items: Planning['items'], day: number): string[] {
  return items
    .flatMap(({ id, memory }) =>
      memory && memory.day < day ? [{ id, recall: usualModel.recall(memory, day) }] : [],
    )
    .toSorted((one, other) => one.recall - other.recall)
    .slice(0, examLimits.onTheDay)
    .map(({ id }) => id);
}
