import { findEnd, isOver } from '@engram/core/sharing/assignment-times.ts';
import { readShareCode } from '@engram/core/sharing/share-code.ts';
import { AppError } from '../../http/app-error.ts';
import { type Collecting, collectTries } from '../collecting/collect-tries.ts';
import type { SharedTests } from '../opening/shared-tests.ts';
import { tryIdOf } from '../taking/attempt-key.ts';
import { type KnownAssignment, requireAssignment } from './known-assignment.ts';
import { findTryRow, type TryRow } from './store.ts';

export type Taking = Collecting & { sharedTests: Pick<SharedTests, 'find'> };

/** What a taker names: a code, and the key of their try. */
export type Named = { typed: string; key: string };

type Found = { share: KnownAssignment; row: TryRow };

/** Without its key it is as if it were not there. */
export async function findTry(taking: Taking, { typed, key }: Named): Promise<Found> {
  const code = readShareCode(typed);
  // First: whether a code is somebody's is not told to who has no key.
  const row = code && (await findTryRow(taking.db, { code, attemptId: tryIdOf(key) }));
  const known = row && (await taking.sharedTests.find(code));
  if (!row || !known) throw new AppError('not-found');
  return { share: requireAssignment(known), row };
}

/** As it is now: whose time is up has handed it in, and need not wait for the next sweep. */
export async function settle(
  parts: Collecting,
  { code, assignment }: KnownAssignment,
  row: TryRow,
): Promise<TryRow> {
  const closesAt = row.closesAt ?? assignment.closesAt;
  const end = findEnd(assignment.rules, { ...row, closesAt });
  if (row.submittedAt !== null || !isOver(end, parts.clock.now())) return row;
  const { attemptId } = row;
  await collectTries(parts, code, { attemptId });
  return (await findTryRow(parts.db, { code, attemptId })) ?? row;
}
