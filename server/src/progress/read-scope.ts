import { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import { z } from 'zod';
import { AppError } from '../http/app-error.ts';
import type { Db } from '../platform/db.ts';
import { type KeptExam, listExams } from '../reviews/exams/list-exams.ts';
import { listGroups } from '../reviews/exams/read-items.ts';
import { type HomeRow, type OriginRow, readGroups, readOrigins } from './store.ts';

export type Wish = { subject?: string | undefined; exam?: string | undefined };

/** A test or a set, and what it was made of. */
export type Group = Omit<HomeRow, 'parts'> & {
  parts: readonly Pick<TestPart, 'materialId' | 'start'>[];
  origins: readonly OriginRow[];
};

/** What is looked at: everything, a subject, or what an exam asks. */
export type Scope = {
  groups: ReadonlyMap<string, Group>;
  isEverything: boolean;
  /** Whether something belongs to it; in everything also what was deleted does. */
  has: (groupId: string | undefined) => boolean;
  subjects: string[];
  exams: KeptExam[];
  /** Undefined unless one is looked at. */
  exam: KeptExam | undefined;
};

/** As much of them as is used here; of what cannot be read nothing is known. */
const Parts = z.array(TestPart.pick({ materialId: true, start: true })).catch([]);

export async function readScope(db: Db, userId: string, wish: Wish): Promise<Scope> {
  const origins = await readOrigins(db, userId);
  const byGroup = Map.groupBy(origins, ({ groupId }) => groupId);
  const groups = new Map(
    (await readGroups(db, userId)).map(({ parts, ...row }): [string, Group] => [
      row.groupId,
      {
        ...row,
        parts: parts === null ? [] : Parts.parse(parts),
        origins: byGroup.get(row.groupId) ?? [],
      },
    ]),
  );
  const exams = await listExams(db, userId);
  const exam = exams.find(({ id }) => id === wish.exam);
  if (wish.exam !== undefined && !exam) throw new AppError('not-found');
  const wanted = exam
    ? new Set([...(await listGroups(db, userId, [exam])).values()].flat())
    : wish.subject === undefined
      ? undefined
      : new Set(
          origins.filter(({ subject }) => subject === wish.subject).map(({ groupId }) => groupId),
        );
  const subjects = origins.flatMap(({ subject }) => (subject === null ? [] : [subject]));
  return {
    groups,
    isEverything: wanted === undefined,
    has: (groupId) => !wanted || (groupId !== undefined && wanted.has(groupId)),
    subjects: [...new Set(subjects)].toSorted((one, other) => one.localeCompare(other, 'en')),
    exams,
    exam,
  };
}
