import { dayOf } from '../../plans/periods.ts';
import type { Db } from '../../platform/db.ts';
import type { Owner } from '../queue/read-today.ts';
import { isOver } from './list-exams.ts';
import { numberOf } from './read-items.ts';
import { readExamRows } from './store.ts';

export type NextExam = { id: string; name: string; heldOn: string; daysLeft: number };

/** The soonest that is not over. */
export async function findNextExam(
  db: Db,
  { uid, timeZone }: Owner,
  now: Date,
): Promise<NextExam | undefined> {
  const today = dayOf(now, timeZone);
  const next = (await readExamRows(db, uid)).find((exam) => !isOver(exam, today));
  if (!next) return undefined;
  const { examId: id, name, heldOn } = next;
  return { id, name, heldOn, daysLeft: numberOf(heldOn) - numberOf(today) };
}
