import { AppError } from '../../http/app-error.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { forgetMemberTries, renameMemberTries } from '../../sharing/members/member-tries.ts';
import { drawWords, hashWords } from '../joining/way-back.ts';
import { getOwnClass } from '../owning/own-class.ts';
import { listClassCodes } from '../results/store.ts';
import { lockClass } from '../store.ts';
import {
  clearWaysBack,
  deleteDevices,
  deleteMembers,
  findMemberRow,
  listOnePerson,
  type MemberKey,
  type MemberRow,
  setRemoved,
  setWayBack,
  updateName,
} from './store.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;

/** Somebody whom the teacher sees in their list. */
export async function getListed(db: Db, userId: string, key: MemberKey): Promise<MemberRow> {
  await getOwnClass(db, userId, key.classId);
  const row = await findMemberRow(db, key);
  if (!row || row.mergedInto !== null) throw new AppError('not-found');
  return row;
}

/** Also where it was given already, in the reports of tests. */
export async function renameMember(
  { db }: Parts,
  userId: string,
  { name, ...key }: MemberKey & { name: string },
): Promise<void> {
  await getListed(db, userId, key);
  const memberIds = await listOnePerson(db, key);
  await updateName(db, key, name);
  for (const code of await listClassCodes(db, key.classId)) {
    await renameMemberTries(db, { code, memberIds, name });
  }
}

/** Their devices open nothing from this moment on. */
export async function removeMember(
  { db, clock }: Parts,
  userId: string,
  key: MemberKey,
): Promise<void> {
  await getListed(db, userId, key);
  await changePerson(db, key, async (tx, memberIds) => {
    await setRemoved(tx, key, clock.now());
    await deleteDevices(tx, key.classId, memberIds);
  });
}

/**
 * What they answered stays, and nobody can tell any more by whom. First they can answer nothing
 * more, and the row goes last: a break in between is taken up again by the next press.
 */
export async function eraseMember(parts: Parts, userId: string, key: MemberKey): Promise<void> {
  const { db } = parts;
  await removeMember(parts, userId, key);
  const memberIds = await listOnePerson(db, key);
  for (const code of await listClassCodes(db, key.classId)) {
    await forgetMemberTries(db, { code, memberIds });
  }
  await changePerson(db, key, (tx, all) => deleteMembers(tx, key.classId, all));
}

/** The old words and the devices that came by them lead nowhere any more. */
export async function resetWayBack(
  { db, secret }: Parts & { secret: string },
  userId: string,
  key: MemberKey,
): Promise<string> {
  const row = await getListed(db, userId, key);
  if (row.removedAt) throw new AppError('not-found');
  const words = drawWords();
  await changePerson(db, key, async (tx, memberIds) => {
    await clearWaysBack(tx, key.classId, memberIds);
    await setWayBack(tx, key, hashWords(words, { classId: key.classId, secret }));
    await deleteDevices(tx, key.classId, memberIds);
  });
  return words;
}

/** One after the other, as somebody may join or come back at the same moment. */
export async function changePerson(
  db: Db,
  key: MemberKey,
  act: (tx: Tx, memberIds: string[]) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockClass(tx, key.classId))) throw new AppError('not-found');
    const memberIds = await listOnePerson(tx, key);
    if (memberIds.length > 0) await act(tx, memberIds);
  });
}
