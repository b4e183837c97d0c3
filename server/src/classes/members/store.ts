import type { Db, Tx } from '../../platform/db.ts';

export type MemberKey = { classId: string; memberId: string };

function selectMembers(db: Db) {
  return db
    .selectFrom('classMembers')
    .select(['classId', 'memberId', 'name', 'joinedAt', 'removedAt', 'mergedInto'])
    .select('erasureAskedAt');
}

export function findMemberRow(db: Db, { classId, memberId }: MemberKey) {
  return selectMembers(db)
    .where('classId', '=', classId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMemberRow>>>;

export function readMemberRows(db: Db, classId: string): Promise<MemberRow[]> {
  return selectMembers(db)
    .where('classId', '=', classId)
    .orderBy('joinedAt')
    .orderBy('memberId')
    .execute();
}

export async function updateName(db: Db, key: MemberKey, name: string): Promise<boolean> {
  const row = await db
    .updateTable('classMembers')
    .set({ name })
    .where('classId', '=', key.classId)
    .where('memberId', '=', key.memberId)
    .returning('memberId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever was merged into the first one before goes along. */
export async function setMergedInto(tx: Tx, key: MemberKey, into: string): Promise<void> {
  await tx
    .updateTable('classMembers')
    .set({ mergedInto: into })
    .where('classId', '=', key.classId)
    .where((either) =>
      either.or([either('memberId', '=', key.memberId), either('mergedInto', '=', key.memberId)]),
    )
    .execute();
}

export async function setRemoved(tx: Tx, key: MemberKey, now: Date): Promise<void> {
  await tx
    .updateTable('classMembers')
    .set({ removedAt: now, wayBackHash: null })
    .where('classId', '=', key.classId)
    .where((either) =>
      either.or([either('memberId', '=', key.memberId), either('mergedInto', '=', key.memberId)]),
    )
    .execute();
}

/** A member, and whoever was merged into them. */
export async function listOnePerson(db: Db, key: MemberKey): Promise<string[]> {
  const rows = await db
    .selectFrom('classMembers')
    .select('memberId')
    .where('classId', '=', key.classId)
    .where((either) =>
      either.or([either('memberId', '=', key.memberId), either('mergedInto', '=', key.memberId)]),
    )
    .orderBy('joinedAt')
    .execute();
  return rows.map(({ memberId }) => memberId);
}

export async function deleteDevices(
  tx: Tx,
  classId: string,
  memberIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('classDevices')
    .where('classId', '=', classId)
    .where('memberId', 'in', memberIds)
    .execute();
}

/** With their devices and results. */
export async function deleteMembers(
  tx: Tx,
  classId: string,
  memberIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('classMembers')
    .where('classId', '=', classId)
    .where('memberId', 'in', memberIds)
    .execute();
}

export async function setWayBack(tx: Tx, key: MemberKey, wayBackHash: Buffer): Promise<void> {
  await tx
    .updateTable('classMembers')
    .set({ wayBackHash })
    .where('classId', '=', key.classId)
    .where('memberId', '=', key.memberId)
    .execute();
}

export async function clearWaysBack(
  tx: Tx,
  classId: string,
  memberIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('classMembers')
    .set({ wayBackHash: null })
    .where('classId', '=', classId)
    .where('memberId', 'in', memberIds)
    .execute();
}

export async function setErasureAsked(db: Db, key: MemberKey, at: Date | null): Promise<void> {
  await db
    .updateTable('classMembers')
    .set({ erasureAskedAt: at })
    .where('classId', '=', key.classId)
    .where('memberId', '=', key.memberId)
    .execute();
}

/** All at once, before their rows go: nobody comes back by words or device. */
export async function closeMembers(tx: Tx, classId: string): Promise<void> {
  await tx
    .updateTable('classMembers')
    .set(({ ref }) => ({ removedAt: ref('joinedAt'), wayBackHash: null }))
    .where('classId', '=', classId)
    .execute();
}

export async function deleteAllDevices(tx: Tx, classId: string): Promise<void> {
  await tx.deleteFrom('classDevices').where('classId', '=', classId).execute();
}
