import { createHash, randomBytes } from 'node:crypto';
import { sharingLimits } from '@engram/core/limits.ts';
import { assignmentLimits } from '@engram/core/sharing/assignment-limits.ts';
import { makeShareCode } from '@engram/core/sharing/share-code.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { AppError } from '../http/app-error.ts';
import type { Db, Tx } from '../platform/db.ts';
import { holdTest } from '../practice-tests/change-questions.ts';
import {
  findOwnShareRow,
  insertShare,
  insertUserShare,
  listCodes,
  type NewShare,
} from './store.ts';

/** The bytes of one code after the other: how many were drawn before it says which. */
export type DrawBytes = (drawn: number) => Uint8Array;

export type CreatedShare = { code: string; expiresAt: Date };

/** Nobody can guess a creation id, so nobody can guess what follows from it. */
export function drawFor(creationId: string): DrawBytes {
  return (drawn) => {
    const hash = createHash('sha256').update(`code ${creationId} ${drawn}`).digest();
    return hash.subarray(0, sharingLimits.codeLength);
  };
}

/** Of a thousand codes one is taken when there are a million; so many draws all miss never. */
const maxDraws = 20;
const saltBytes = 16;

type Keeping = {
  draw: DrawBytes;
  /** In the same transaction. */
  onKept?: (tx: Tx, code: string) => Promise<unknown>;
};

/**
 * Under a new code; somebody may have the one that is drawn: then another one is drawn (N35). The call
 * decides which: repeated after its process died, it finds its own code again instead of making a
 * second link.
 */
export async function keepShare(
  db: Db,
  wish: Omit<NewShare, 'code' | 'salt'>,
  { draw, onKept }: Keeping,
): Promise<CreatedShare> {
  const { ownerId: userId, testId, expiresAt } = wish;
  const share = { ...wish, salt: randomBytes(saltBytes) };
  const isAssignment = share.assignment !== null;
  const most = isAssignment ? assignmentLimits.maxAssignments : sharingLimits.maxShares;
  return db.transaction().execute(async (tx) => {
    // Neither is deleted until the link is there, which goes with them.
    if (!(await lockAccount(tx, userId))) throw new AppError('not-signed-in');
    await holdTest(tx, { userId, testId });
    const codes = await listCodes(tx, userId, { testId, isAssignment });
    for (let drawn = 0; drawn < maxDraws; drawn += 1) {
      const code = makeShareCode(draw(drawn));
      const made = codes.includes(code) && (await findOwnShareRow(tx, userId, code));
      if (made) return made;
      if (codes.length >= most) throw new AppError('shares-full');
      if (!(await insertShare(tx, { ...share, code }))) continue;
      await insertUserShare(tx, { ...share, code });
      await onKept?.(tx, code);
      return { code, expiresAt };
    }
    throw new Error('No free code was drawn');
  });
}
