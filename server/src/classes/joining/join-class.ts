import type { Joined } from '@engram/core/classes/class.ts';
import { hashToken } from '../../accounts/opaque-token.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { findMemberRow } from '../members/store.ts';
import { noteUse } from '../note-use.ts';
import { findClassIdByCode, lockClass } from '../store.ts';
import type { OpenClass } from './find-joinable.ts';
import { memberKeysOf } from './member-keys.ts';
import { countMembers, insertDevice, insertMember } from './store.ts';
import { hashWords } from './way-back.ts';

type Parts = Pick<Platform, 'db' | 'clock'> & { secret: string };

/**
 * Once under its key. Two with the same name are two members: a name alone opens nothing, so it can
 * be nobody's. What it replies is told nowhere else: of token and words only hashes are kept.
 */
export async function joinClass(
  { db, clock, secret }: Parts,
  found: OpenClass,
  { name, key }: { name: string; key: string },
): Promise<Joined & { words: string }> {
  const { classId, mostMembers } = found;
  const { memberId, token, words } = memberKeysOf({ classId, key, secret });
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // A class that is being ended has given up its code.
    const isOpen = (await lockClass(tx, classId)) && (await findClassIdByCode(tx, found.code));
    if (!isOpen) throw new AppError('code-missing');
    const before = await findMemberRow(tx, { classId, memberId });
    if (before?.removedAt) throw new AppError('code-missing');
    // The same again is no second member; another name under one key is somebody's mistake.
    if (before && before.name !== name) throw new AppError('conflict');
    if (before) return;
    if ((await countMembers(tx, classId)) >= mostMembers) throw new AppError('class-full');
    const wayBackHash = hashWords(words, { classId, secret });
    await insertMember(tx, { classId, memberId, name, wayBackHash, joinedAt: now });
    const tokenHash = hashToken(token);
    await insertDevice(tx, { classId, memberId, tokenHash, createdAt: now });
  });
  await noteUse({ db, clock }, found);
  return { classId, name, token, words };
}
