import { createHash } from 'node:crypto';
import type { HandedIn, SavedAnswers } from '@engram/core/sharing/assignment-try.ts';
import { AppError } from '../../http/app-error.ts';
import { collectTries } from '../collecting/collect-tries.ts';
import { copyWhenShown } from '../collecting/copy-when-shown.ts';
import type { TakeTurn } from '../taking/take-turns.ts';
import { describeHandedIn } from './describe-try.ts';
import { findTry, type Named, type Taking } from './find-try.ts';
import { gradeTry } from './grade-try.ts';
import type { KnownAssignment } from './known-assignment.ts';
import { findTryRow, type HandingIn, submitTryRow, type TryRow } from './store.ts';

type Parts = Taking & { takeTurn: TakeTurn };

/** Counts once; the same again gets the same. What comes too late is refused, and what was saved counts. */
export async function submitTry(parts: Parts, named: Named, sent: SavedAnswers): Promise<HandedIn> {
  const at = parts.clock.now();
  return parts.takeTurn('submission', async () => {
    const { share, row } = await findTry(parts, named);
    const bodyHash = hashOf(sent);
    if (row.submittedAt !== null) return repeat(parts, share, { row, bodyHash });
    const closesAt = row.closesAt ?? share.assignment.closesAt;
    const work = { given: sent, workedAt: at, submittedAt: at, isCollected: false, bodyHash };
    const handing = gradeTry(share, { ...row, closesAt }, work);
    if (await keep(parts, share, { row, handing, at })) {
      return tell(parts, share, { ...row, ...handing });
    }
    const { code } = share;
    const { attemptId } = row;
    await collectTries(parts, code, { attemptId });
    const current = await findTryRow(parts.db, { code, attemptId });
    if (!current) throw new AppError('not-found');
    return repeat(parts, share, { row: current, bodyHash });
  });
}

function hashOf(sent: SavedAnswers): Buffer {
  return createHash('sha256').update(JSON.stringify(sent)).digest();
}

type Handing = { row: TryRow; handing: HandingIn; at: Date };

/** A user's own history gets it by a job, which exists exactly when the submission does. */
function keep(
  { db, jobs, clock }: Parts,
  { code, assignment }: KnownAssignment,
  { row: { attemptId, takerId }, handing, at }: Handing,
): Promise<boolean> {
  if (takerId === null) return submitTryRow(db, code, handing, at);
  const { closesAt } = handing;
  return db.transaction().execute(async (tx) => {
    if (!(await submitTryRow(tx, code, handing, at))) return false;
    const times = { rules: assignment.rules, closesAt, now: clock.now() };
    await copyWhenShown(jobs, tx, { code, attemptId, takerId }, times);
    return true;
  });
}

function repeat(
  parts: Parts,
  share: KnownAssignment,
  { row, bodyHash }: { row: TryRow; bodyHash: Buffer },
): HandedIn {
  if (row.submittedAt === null || row.isCollected) throw new AppError('time-up');
  if (!row.bodyHash?.equals(bodyHash)) throw new AppError('already-handed-in');
  return tell(parts, share, row);
}

function tell(
  { clock }: Parts,
  share: KnownAssignment,
  row: Parameters<typeof describeHandedIn>[1],
): HandedIn {
  const handedIn = describeHandedIn(share, row, clock.now());
  if (!handedIn) throw new Error('It was handed in');
  return handedIn;
}
