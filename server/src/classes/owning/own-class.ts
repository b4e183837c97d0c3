import type { User } from '@engram/core/accounts/user.ts';
import type { Class } from '@engram/core/classes/class.ts';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { describeClass, mostOf } from '../describe-class.ts';
import { noteUse } from '../note-use.ts';
import {
  type ClassChange,
  type ClassRow,
  findClassRow,
  listClassIds,
  readClassRows,
  updateClass,
} from '../store.ts';

/** What everything that a teacher does with classes needs. */
export type Teaching = Pick<Platform, 'db' | 'clock'> & { origin: string };

/** Another teacher's is as if it were not there. */
export async function getOwnClass(db: Db, userId: string, classId: string): Promise<ClassRow> {
  const row = await findClassRow(db, classId);
  if (row?.ownerId !== userId) throw new AppError('not-found');
  return row;
}

/** To look at it is to use it. */
export async function openOwnClass(
  { db, clock, origin }: Teaching,
  { uid, plan }: User,
  classId: string,
): Promise<Class> {
  const row = await getOwnClass(db, uid, classId);
  const used = await noteUse({ db, clock }, row);
  return describeClass({ ...row, ...used }, { origin, plan });
}

export async function listOwnClasses(
  { db, origin }: Teaching,
  { uid, plan }: User,
): Promise<{ classes: Class[]; canMakeMore: boolean }> {
  const rows = await readClassRows(db, await listClassIds(db, uid));
  return {
    classes: rows.map((row) => describeClass(row, { origin, plan })),
    canMakeMore: rows.length < mostOf(plan).classes,
  };
}

export async function changeOwnClass(
  teaching: Teaching,
  user: User,
  { classId, ...change }: ClassChange & { classId: string },
): Promise<Class> {
  await getOwnClass(teaching.db, user.uid, classId);
  await updateClass(teaching.db, classId, change);
  return openOwnClass(teaching, user, classId);
}
