import type { GivenTest, GradebookRow } from '@engram/core/classes/gradebook.ts';
import { averageOfTest } from '@engram/core/classes/weigh-gradebook.ts';
import { findState } from '@engram/core/sharing/assignment-times.ts';
import type { Platform } from '../../platform/start.ts';
import { type GivenAssignment, readGiven } from '../../sharing/members/member-tries.ts';
import { getOwnClass } from '../owning/own-class.ts';
import { describeTest, readGradebook } from './read-gradebook.ts';
import { readTestRows, type TestRow } from './store.ts';

/** The newest first. */
export async function listGivenTests(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: string,
  classId: string,
): Promise<{ tests: GivenTest[]; now: string }> {
  await getOwnClass(db, userId, classId);
  const tests = await readTestRows(db, classId);
  const given = await readGiven(
    db,
    tests.map(({ code }) => code),
  );
  const { rows } = await readGradebook(db, userId, classId);
  const now = clock.now();
  return {
    tests: tests.map((test) => describeGiven(test, given.get(test.code), rows, now)).toReversed(),
    now: now.toISOString(),
  };
}

export function describeGiven(
  test: TestRow,
  given: GivenAssignment | undefined,
  rows: readonly GradebookRow[],
  now: Date,
): GivenTest {
  const present = rows.filter(({ isRemoved }) => !isRemoved);
  const results = present.flatMap((row) => row.results.filter(({ code }) => code === test.code));
  const average = averageOfTest(rows, test.code);
  return {
    ...describeTest(test),
    state: given ? findState(given, now) : 'closed',
    opensAt: given?.opensAt.toISOString() ?? null,
    practiceTestId: given?.practiceTestId ?? null,
    done: results.filter(({ state }) => state !== 'absent').length,
    toJudge: results.filter(({ state }) => state === 'to-judge').length,
    average: average === null ? null : Math.round(average),
  };
}
