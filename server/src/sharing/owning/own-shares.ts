import type { User } from '@engram/core/accounts/user.ts';
import type { Share } from '@engram/core/sharing/share.ts';
import { readShareCode } from '@engram/core/sharing/share-code.ts';
import { AppError } from '../../http/app-error.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { findQuestionIds } from '../../practice-tests/find-test-for-attempt.ts';
import type { SharedTests } from '../opening/shared-tests.ts';
import {
  eraseShare,
  findOwnShareRow,
  forgetUserShare,
  listCodes,
  readShareRows,
  setStopped,
  type ShareRow,
} from '../store.ts';
import { describeShare } from './describe-share.ts';
import { countTaken } from './store.ts';

/** What everything that an owner does with shares needs. */
export type Owning = Pick<Platform, 'db' | 'clock'> & {
  origin: string;
  sharedTests: Pick<SharedTests, 'forget'>;
};

/** Another user's is as if it were not there. */
export async function getOwnShare(db: Db, userId: string, typed: string): Promise<ShareRow> {
  const code = readShareCode(typed);
  const row = code && (await findOwnShareRow(db, userId, code));
  if (!row) throw new AppError('not-found');
  return row;
}

/** The plain links to one test, the newest first. */
export async function listShares(owning: Owning, user: User, testId: string): Promise<Share[]> {
  const { db, clock, origin } = owning;
  const questionIds = await findQuestionIds(db, { userId: user.uid, testId });
  if (!questionIds) throw new AppError('not-found');
  const codes = await listCodes(db, user.uid, { testId, isAssignment: false });
  const [rows, taken] = await Promise.all([readShareRows(db, codes), countTaken(db, codes)]);
  const around = { origin, user, questionIds, now: clock.now() };
  return rows.map((row) => describeShare(row, { ...around, taken: taken.get(row.code) ?? 0 }));
}

export async function describeOwn(
  { db, clock, origin }: Owning,
  user: User,
  row: ShareRow,
): Promise<Share> {
  const taken = await countTaken(db, [row.code]);
  const questionIds = await findQuestionIds(db, { userId: user.uid, testId: row.testId });
  const around = { origin, user, questionIds, now: clock.now() };
  return describeShare(row, { ...around, taken: taken.get(row.code) ?? 0 });
}

/** The report stays. */
export async function stopSharing(owning: Owning, userId: string, typed: string): Promise<void> {
  const { code } = await getOwnShare(owning.db, userId, typed);
  await setStopped(owning.db, [code], owning.clock.now());
  owning.sharedTests.forget(code);
}

/** The link with it. */
export async function deleteReport(owning: Owning, userId: string, typed: string): Promise<void> {
  const { code } = await getOwnShare(owning.db, userId, typed);
  await erase(owning.db, userId, [code]);
  owning.sharedTests.forget(code);
}

/** Its owner has deleted the test: nobody could find these any more. */
export async function forgetSharesOfTest(
  db: Db,
  { userId, testId }: { userId: string; testId: string },
): Promise<void> {
  await erase(db, userId, await listCodes(db, userId, { testId }));
}

/** From this moment no link of somebody who leaves opens anything. */
export async function stopAllShares(tx: Tx, userId: string, now: Date): Promise<void> {
  await setStopped(tx, await listCodes(tx, userId), now);
}

/** May run twice and ends the same. */
export async function eraseAllShares(db: Db, userId: string): Promise<void> {
  await erase(db, userId, await listCodes(db, userId));
}

/** Code by code, and the owner's note of it last: a break in between is taken up again. */
async function erase(db: Db, userId: string, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await eraseShare(db, code);
    await forgetUserShare(db, userId, code);
  }
}
