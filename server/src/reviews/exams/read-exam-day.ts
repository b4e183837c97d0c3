import type { Db } from '../../platform/db.ts';
import type { Owner, Today } from '../queue/read-today.ts';
import type { CountingEntry } from '../read-log.ts';
import { isOver, type KeptExam, listExams } from './list-exams.ts';
import { chooseItems } from './choose-items.ts';
import { extendDay } from './extend-day.ts';
import { sortDone } from './read-done.ts';
import { listGroups } from './read-items.ts';
import { readDayRows } from './store.ts';

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
  const doneOf = await sortDone(db, owner.uid, today.done);
  const kept = new Map(
    (await readDayRows(db, owner.uid, today.day)).map((row) => [row.examId, row]),
  );
  const claimed = new Set<string>();
  const itemIds: string[] = [];
  for (const exam of exams) {
    // What two exams ask comes back for the sooner one.
    const own = [...new Set(groupsOf(exam))].filter((groupId) => !claimed.has(groupId));
    for (const groupId of own) claimed.add(groupId);
    if (isOver(exam, today.day)) continue;
    const choice = { exam, groupIds: own, today, ofDay: doneOf(own) };
    const row = kept.get(exam.id);
    const chosen = row
      ? await extendDay(db, owner, { ...choice, row })
      : await chooseItems(db, owner, choice);
    itemIds.push(...chosen);
  }
  return {
    groupIds: claimed,
    // What was chosen for one exam may be asked by a sooner one that was added since.
    itemIds: [...new Set(itemIds)],
    done,
    doneElsewhere: leaveOut(today.done, doneOf(claimed)),
  };
}

function leaveOut<T>(all: readonly T[], some: readonly T[]): T[] {
  const out = new Set(some);
  return all.filter((one) => !out.has(one));
}
