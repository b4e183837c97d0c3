import type { Db, Tx } from '../../platform/db.ts';
import type { MemberKey } from '../members/store.ts';

export type NewMember = MemberKey & { name: string; wayBackHash: Buffer; joinedAt: Date };

export async function countMembers(tx: Tx, classId: string): Promise<number> {
  const row = await tx
    .selectFrom('classMembers')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('classId', '=', classId)
    .where('removedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insertMember(tx: Tx, member: NewMember): Promise<void> {
  await tx.insertInto('classMembers').values(member).execute();
}

export type Device = MemberKey & { tokenHash: Buffer; createdAt: Date };

/** The same device again is no second one. */
export async function insertDevice(tx: Tx, device: Device): Promise<void> {
  await tx
    .insertInto('classDevices')
    .values(device)
    .onConflict((conflict) => conflict.columns(['classId', 'tokenHash']).doNothing())
    .execute();
}

/** All but the newest. */
export async function dropOldDevices(tx: Tx, key: MemberKey, most: number): Promise<void> {
  const rows = await tx
    .selectFrom('classDevices')
    .select('tokenHash')
    .where('classId', '=', key.classId)
    .where('memberId', '=', key.memberId)
    .orderBy('createdAt', 'desc')
    .offset(most)
    .execute();
  for (const { tokenHash } of rows) await deleteDevice(tx, key.classId, tokenHash);
}

export async function deleteDevice(db: Db, classId: string, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('classDevices')
    .where('classId', '=', classId)
    .where('tokenHash', '=', tokenHash)
    .returning('memberId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose device it is, as they are listed: somebody who was merged is whom they were merged into. */
export async function findMemberByDevice(
  db: Db,
  classId: string,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('classDevices as d')
    .innerJoin('classMembers as m', (join) =>
      join.onRef('m.classId', '=', 'd.classId').onRef('m.memberId', '=', 'd.memberId'),
    )
    .select(['m.memberId', 'm.mergedInto'])
    .where('d.classId', '=', classId)
    .where('d.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row && (row.mergedInto ?? row.memberId);
}

export async function findMemberByWayBack(
  db: Db,
  classId: string,
  wayBackHash: Buffer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('classMembers')
    .select(['memberId', 'mergedInto'])
    .where('classId', '=', classId)
    .where('wayBackHash', '=', wayBackHash)
    .executeTakeFirst();
  return row && (row.mergedInto ?? row.memberId);
}
