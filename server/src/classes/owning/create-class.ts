import { createHash } from 'node:crypto';
import type { User } from '@engram/core/accounts/user.ts';
import type { Class, ClassWords } from '@engram/core/classes/class.ts';
import { sharingLimits } from '@engram/core/limits.ts';
import { makeShareCode } from '@engram/core/sharing/share-code.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import { AppError } from '../../http/app-error.ts';
import type { Tx } from '../../platform/db.ts';
import { isCodeTaken } from '../../sharing/is-code-taken.ts';
import { describeClass, mostOf } from '../describe-class.ts';
import { claimClassCode, insertClass, insertUserClass, listClassIds } from '../store.ts';
import { getOwnClass, type Teaching } from './own-class.ts';

/** The bytes of one code after the other: how many were drawn before it says which. */
export type DrawCode = (drawn: number) => Uint8Array;

/** The call decides its id and code: repeated after its process died, it finds its own class again. */
export async function createClass(
  { db, clock, origin }: Teaching,
  { uid, plan, emailVerified }: User,
  { classId, ...words }: ClassWords & { classId: string },
  draw: DrawCode = drawFor(classId),
): Promise<Class> {
  // Whoever keeps data of others can be reached.
  if (!emailVerified) throw new AppError('email-unverified');
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, uid))) throw new AppError('not-signed-in');
    const own = await listClassIds(tx, uid);
    if (own.includes(classId)) return;
    if (own.length >= mostOf(plan).classes) throw new AppError('classes-full');
    const code = await claimCode(tx, classId, draw);
    const dates = { rightConfirmedAt: now, createdAt: now, lastUsedAt: now };
    await insertClass(tx, { classId, ownerId: uid, ...words, code, ...dates });
    await insertUserClass(tx, { userId: uid, classId, createdAt: now });
  });
  return describeClass(await getOwnClass(db, uid, classId), { origin, plan });
}

/** Of a thousand codes one is taken when there are a million; so many draws all miss never. */
const maxDraws = 20;

/** No class and no test has it: one field takes the codes of both. */
async function claimCode(tx: Tx, classId: string, draw: DrawCode): Promise<string> {
  for (let drawn = 0; drawn < maxDraws; drawn += 1) {
    const code = makeShareCode(draw(drawn));
    if (await isCodeTaken(tx, code)) continue;
    if (await claimClassCode(tx, code, classId)) return code;
  }
  throw new Error('No free code was drawn');
}

/** Nobody can guess a creation id, so nobody can guess what follows from it. */
function drawFor(classId: string): DrawCode {
  return (drawn) => {
    const hash = createHash('sha256').update(`class code ${classId} ${drawn}`).digest();
    return hash.subarray(0, sharingLimits.codeLength);
  };
}
