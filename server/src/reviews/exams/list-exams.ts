import { type Exam, ExamThing } from '@engram/core/exams/exam.ts';
import type { Db } from '../../platform/db.ts';
import { type ExamRow, readExamRows, readThingRows } from './store.ts';

/** With the moment from which on it is studied for, and the last one at which its plan was changed. */
export type KeptExam = Exam & { createdAt: Date; changedAt: Date | null };

/** The soonest first, with what they ask. */
export async function listExams(db: Db, userId: string): Promise<KeptExam[]> {
  const rows = await readExamRows(db, userId);
  if (rows.length === 0) return [];
  const things = await readThingRows(
    db,
    userId,
    rows.map(({ examId }) => examId),
  );
  const byExam = Map.groupBy(things, ({ examId }) => examId);
  return rows.map((row) => describeExam(row, byExam.get(row.examId) ?? []));
}

function describeExam(
  { examId: id, ...terms }: ExamRow,
  things: readonly { kind: string; thingId: string }[],
): KeptExam {
  return {
    ...terms,
    id,
    things: things.map(({ kind, thingId }) => ExamThing.parse({ kind, id: thingId })),
  };
}

/** As its learner sees it. */
export function showExam({
  id,
  name,
  heldOn,
  heldAt,
  goal,
  minutesPerDay,
  restDays,
  goesOn,
  things,
}: KeptExam): Exam {
  return { id, name, heldOn, heldAt, goal, minutesPerDay, restDays, goesOn, things };
}

export function isOver({ heldOn }: Pick<Exam, 'heldOn'>, day: string): boolean {
  return heldOn < day;
}
