import { type Question } from '@engram/core/questions/question.ts';
import type { AssignmentRules } from '@engram/core/sharing/assignment.ts';
import type { Db } from '../../platform/db.ts';
import { assignmentOf } from '../assignment-of.ts';
import { parseShare } from '../opening/shared-tests.ts';
import { findShareRow } from '../store.ts';
import { readTaken, type Taken } from '../taking/taken-answer.ts';
import {
  anonymiseTries,
  deleteUnfinished,
  nameTries,
  readGivenRows,
  readMemberRows,
} from './store.ts';

/** Members of a class, who may all be one person, at one test. */
type Tries = { code: string; memberIds: readonly string[] };

/** A try of a member, handed in or not. */
export type MemberTry = {
  attemptId: string;
  memberId: string;
  number: number;
  startedAt: Date;
  deadlineAt: Date | null;
  /** Undefined while it is being answered. */
  taken: Taken | undefined;
};

const memberPrefix = 'member:';

/** By which the tries of a member are known. */
export function takerKeyOf(memberId: string): string {
  return `${memberPrefix}${memberId}`;
}

/** Of all members, or of some, in the order in which they began. */
export async function readMemberTries(
  db: Db,
  code: string,
  memberIds?: readonly string[],
): Promise<MemberTry[]> {
  const rows = await readMemberRows(db, code, memberIds?.map(takerKeyOf));
  return rows.flatMap(({ takerKey, tryNumber, ...row }) => {
    if (!takerKey?.startsWith(memberPrefix)) return [];
    const memberId = takerKey.slice(memberPrefix.length);
    const { attemptId, startedAt, deadlineAt } = row;
    const number = tryNumber ?? 1;
    return [{ attemptId, memberId, number, startedAt, deadlineAt, taken: readTaken(row) }];
  });
}

export async function renameMemberTries(
  db: Db,
  { code, memberIds, name }: Tries & { name: string },
): Promise<void> {
  await nameTries(db, { code, takerKeys: memberIds.map(takerKeyOf) }, name);
}

/** What was handed in stays as it is and is nobody's; what was not is of no use to anybody. */
export async function forgetMemberTries(db: Db, { code, memberIds }: Tries): Promise<void> {
  const tries = { code, takerKeys: memberIds.map(takerKeyOf) };
  await deleteUnfinished(db, tries);
  await anonymiseTries(db, tries);
}

/** A test that was given to a class, without its questions. */
export type GivenAssignment = {
  code: string;
  title: string;
  practiceTestId: string;
  questionCount: number;
  rules: AssignmentRules;
  opensAt: Date;
  closesAt: Date;
  stoppedAt: Date | null;
};

/** Those whose report is still there, by their codes. */
export async function readGiven(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, GivenAssignment>> {
  const rows = await readGivenRows(db, codes);
  return new Map(
    rows.flatMap((row) => {
      const assignment = assignmentOf(row);
      const { code, title, testId: practiceTestId, questionCount, stoppedAt } = row;
      const given = { code, title, practiceTestId, questionCount, stoppedAt };
      return assignment ? [[code, { ...given, ...assignment }]] : [];
    }),
  );
}

/** As they are graded by now; undefined once its report is deleted. */
export async function readGivenQuestions(
  db: Db,
  code: string,
): Promise<readonly Question[] | undefined> {
  const row = await findShareRow(db, code);
  return row && parseShare(row).questions;
}
