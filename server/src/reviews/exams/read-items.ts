import type { Exam, ExamThing } from '@engram/core/exams/exam.ts';
import type { Memory } from '@engram/core/exams/memory.ts';
import { examLimits } from '@engram/core/limits.ts';
import { listCardsOf } from '../../flashcards/studying/read-cards.ts';
import { listMadeOf } from '../../materials/list-made-of.ts';
import type { Db } from '../../platform/db.ts';
import { type ItemKind, readRowsOfGroups, type ScheduleRow } from '../store.ts';
import type { Today } from '../queue/read-today.ts';

/** A card, or a question that was missed. */
export type ExamItem = {
  id: string;
  kind: ItemKind;
  groupId: string;
  memory: Memory | null;
  /** The day of its last review. */
  reviewedOn: number | null;
  /** By its schedule it comes back today or earlier. */
  isDue: boolean;
  /** Forgotten on an earlier day and not seen since: it comes back now, whatever a plan says. */
  isWaiting: boolean;
  /** Known well enough, and let go until the exam. */
  isLetGo?: boolean;
};

/** The sets and tests of each thing that an exam asks. */
export type Groups = ReadonlyMap<ExamThing, readonly string[]>;

export async function listGroups(
  db: Db,
  userId: string,
  exams: readonly Pick<Exam, 'things'>[],
): Promise<Groups> {
  const things = exams.flatMap((exam) => exam.things);
  const materialIds = things.filter(({ kind }) => kind === 'material').map(({ id }) => id);
  const made = materialIds.length === 0 ? new Map() : await listMadeOf(db, userId, materialIds);
  return new Map(
    things.map((thing) => [
      thing,
      thing.kind === 'material' ? (made.get(thing.id) ?? []) : [thing.id],
    ]),
  );
}

/** What was missed comes first, then cards in their order. */
export async function readItems(
  db: Db,
  userId: string,
  { groupIds, today }: { groupIds: readonly string[]; today: Today },
): Promise<ExamItem[]> {
  if (groupIds.length === 0) return [];
  const rows = await readRowsOfGroups(db, userId, groupIds);
  const standings = new Map(rows.map((row) => [row.itemId, readStanding(row, today)]));
  const missed = rows.filter(({ kind }) => kind === 'question');
  const cards = await listCardsOf(db, userId, { setIds: groupIds, limit: examLimits.maxItems });
  return [
    ...missed.map(({ itemId, groupId }) => ({ id: itemId, kind: 'question' as const, groupId })),
    ...cards.map(({ cardId, setId }) => ({ id: cardId, kind: 'card' as const, groupId: setId })),
  ].map((item) => ({ ...item, ...(standings.get(item.id) ?? neverSeen) }));
}

type Standing = Omit<ExamItem, 'id' | 'kind' | 'groupId'>;

const dayMs = 24 * 60 * 60 * 1000;

/** Days are numbered by the calendar. */
export function numberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
}

const neverSeen = { memory: null, reviewedOn: null, isDue: false, isWaiting: false };

/**
 * How many days before today's the last review was: a day may have 23 or 25 hours, and a plan does not
 * mind. What waits is as good as seen today.
 */
function readStanding(row: ScheduleRow, { day, start, end }: Today): Standing {
  const { state, due, stability, difficulty, lastReviewedAt } = row;
  if (state === 'new' || lastReviewedAt === null) return neverSeen;
  const today = numberOf(day);
  const before = Math.max(0, Math.ceil((start.getTime() - lastReviewedAt.getTime()) / dayMs));
  const isWaiting = state !== 'review' && before > 0;
  const reviewedOn = today - before;
  const memory = { stability, difficulty, day: isWaiting ? today : reviewedOn };
  return { memory, reviewedOn, isDue: due < end, isWaiting };
}
