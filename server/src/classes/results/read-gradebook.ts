import type { ClassResult, ClassTest, Gradebook } from '@engram/core/classes/gradebook.ts';
import { resultStates } from '@engram/core/classes/gradebook.ts';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { readShareCode } from '@engram/core/sharing/share-code.ts';
import { readMemberRows } from '../members/store.ts';
import { getOwnClass } from '../owning/own-class.ts';
import { readResultRows, readTestRows, type ResultRow, setWeight, type TestRow } from './store.ts';

/** From what a job has worked out before, and from nothing else. */
export async function readGradebook(db: Db, userId: string, classId: string): Promise<Gradebook> {
  await getOwnClass(db, userId, classId);
  const [tests, members, results] = await Promise.all([
    readTestRows(db, classId),
    readMemberRows(db, classId),
    readResultRows(db, classId),
  ]);
  const byMember = Map.groupBy(results, ({ memberId }) => memberId);
  return {
    tests: tests.map(describeTest),
    rows: members
      .filter(({ mergedInto }) => mergedInto === null)
      .map(({ memberId, name, removedAt }) => ({
        memberId,
        name,
        isRemoved: removedAt !== null,
        results: (byMember.get(memberId) ?? []).map(describeResult),
      }))
      // Whoever was removed and has nothing to show is no row.
      .filter(({ isRemoved, results: own }) => !isRemoved || own.length > 0)
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

export function describeTest({ code, title, weight, givenAt, closesAt }: TestRow): ClassTest {
  const times = { givenAt: givenAt.toISOString(), closesAt: closesAt.toISOString() };
  return { code, title, weight, ...times };
}

export function describeResult({ code, state, percent, points, possible }: ResultRow): ClassResult {
  const known = resultStates.find((one) => one === state) ?? 'graded';
  return { code, state: known, percent, points, possible };
}

export async function changeWeight(
  db: Db,
  userId: string,
  { classId, code: typed, weight }: { classId: string; code: string; weight: number },
): Promise<void> {
  await getOwnClass(db, userId, classId);
  const code = readShareCode(typed);
  if (code === undefined || !(await setWeight(db, { classId, code }, weight))) {
    throw new AppError('not-found');
  }
}
