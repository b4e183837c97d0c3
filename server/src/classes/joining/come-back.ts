import type { Joined } from '@engram/core/classes/class.ts';
import { classLimits } from '@engram/core/limits.ts';
import { hashToken } from '../../accounts/opaque-token.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import type { Hold, Misses } from '../../sharing/opening/limit-misses.ts';
import { findMemberRow } from '../members/store.ts';
import { noteUse } from '../note-use.ts';
import { lockClass } from '../store.ts';
import type { OpenClass } from './find-joinable.ts';
import { tokenOf } from './member-keys.ts';
import { dropOldDevices, findMemberByWayBack, insertDevice } from './store.ts';
import { hashWords, readWords } from './way-back.ts';

type Parts = Pick<Platform, 'db' | 'clock'> & { secret: string; misses: Misses };

type Coming = {
  words: string;
  /** Only this device knows it, as when joining. */
  key: string;
  network: string;
  /** A CAPTCHA was solved for it. */
  isProven: boolean;
};

/**
 * A member at another device. Whoever guesses is as slow as with codes, and has 2^44 ways to guess;
 * what cannot be such words at all is a slip and costs nothing.
 */
export async function comeBack(
  { db, clock, secret, misses }: Parts,
  found: OpenClass,
  { words: typed, key, network, isProven }: Coming,
): Promise<Joined> {
  const { classId } = found;
  const words = readWords(typed);
  if (words === undefined) throw new AppError('way-back-wrong');
  const wayBackHash = hashWords(words, { classId, secret });
  const ask = { network, code: wayBackHash.toString('base64url'), isProven };
  refuse(await misses.check(ask));
  const memberId = await findMemberByWayBack(db, classId, wayBackHash);
  const member = memberId && (await findMemberRow(db, { classId, memberId }));
  if (!member) {
    refuse(await misses.add(ask));
    throw new AppError('way-back-wrong');
  }
  misses.tell(ask);
  const token = tokenOf({ classId, key, secret });
  await db.transaction().execute(async (tx) => {
    // Whoever is removed or erased meanwhile does not come back by this.
    const isThere = (await lockClass(tx, classId)) && (await findMemberRow(tx, member));
    if (!isThere || isThere.removedAt) throw new AppError('way-back-wrong');
    const device = { classId, memberId: member.memberId, createdAt: clock.now() };
    await insertDevice(tx, { ...device, tokenHash: hashToken(token) });
    await dropOldDevices(tx, device, classLimits.maxDevices);
  });
  await noteUse({ db, clock }, found);
  return { classId, name: member.name, token };
}

function refuse(hold: Hold | undefined): void {
  if (!hold) return;
  if (hold.canProve) throw new AppError('captcha-required');
  throw new AppError('too-many-requests', { retryAfterSeconds: hold.seconds });
}
