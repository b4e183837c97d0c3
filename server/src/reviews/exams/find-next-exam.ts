import { dayOf } from '../../plans/periods.ts';
import type { Db } from '../../platform/db.ts';
import type { Owner } from '../queue/read-today.ts';
import { isOver } from './list-exams.ts';
import { numberOf } from './read-items.ts';
import { type ExamRow, readExamRows } from './store.ts';

type NextExam = { id: string; name: string; heldOn: string; daysLeft: number };

/** The soonest that is not over, and whether there is any at all. */
export async function findNextExam(
  db: Db,
  { uid, timeZone }: Owner,
  now: Date,
): Promise<{ next: NextExam | undefined; isAny: boolean }> {
  const today = dayOf(now, timeZone);
  const rows = await readExamRows(db, uid);
  const next = rows.find((exam) => !isOver(exam, today));
  return { next: next && describe(next, today), isAny: rows.length > 0 };
}

function describe({ examId: id, name, heldOn }: ExamRow, today: string): NextExam {
  return { id, name, heldOn, daysLeft: numberOf(heldOn) - numberOf(today) };
}
