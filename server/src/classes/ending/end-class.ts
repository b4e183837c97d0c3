import type { Db, Tx } from '../../platform/db.ts';
import { forgetMemberTries } from '../../sharing/members/member-tries.ts';
import { closeMembers, deleteAllDevices, readMemberRows } from '../members/store.ts';
import { listClassCodes } from '../results/store.ts';
import {
  type ClassRow,
  deleteClass,
  deleteUserClass,
  findClassRow,
  listClassIds,
  lockClass,
  releaseClassCode,
} from '../store.ts';

/**
 * Everything about its members goes, and the reports of its tests keep answers that are nobody's.
 * First nobody finds it or gets in; the note of its teacher goes last, so that a break in between is
 * taken up again. May run twice and ends the same.
 */
export async function endClass(
  db: Db,
  { userId, classId }: { userId: string; classId: string },
): Promise<void> {
  const row = await findClassRow(db, classId);
  if (row) {
    await db.transaction().execute((tx) => close(tx, row));
    const members = await readMemberRows(db, classId);
    const memberIds = members.map(({ memberId }) => memberId);
    for (const code of memberIds.length === 0 ? [] : await listClassCodes(db, classId)) {
      await forgetMemberTries(db, { code, memberIds });
    }
    await db.transaction().execute((tx) => deleteClass(tx, classId));
  }
  await db.transaction().execute((tx) => deleteUserClass(tx, userId, classId));
}

async function close(tx: Tx, { classId, code }: ClassRow): Promise<void> {
  if (!(await lockClass(tx, classId))) return;
  await releaseClassCode(tx, code);
  await closeMembers(tx, classId);
  await deleteAllDevices(tx, classId);
}

/** Of somebody who leaves us. */
export async function endAllClasses(db: Db, userId: string): Promise<void> {
  for (const classId of await listClassIds(db, userId)) await endClass(db, { userId, classId });
}
