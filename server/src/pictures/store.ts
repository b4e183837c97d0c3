import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db.ts';
import { bucketOf } from '../platform/sweep.ts';

export type PictureKey = { userId: string; pictureId: string };
/** Where the bytes are: under this name in the other store, or in the database. */
export type PicturePlace = PictureKey & { objectKey: string | null };

export type NewPicture = PicturePlace & {
  width: number;
  height: number;
  sizeBytes: number;
  countedBytes: number;
  createdAt: Date;
  checkAfter: Date;
};

/** False when its owner has it already. */
export async function insertPicture(tx: Tx, picture: NewPicture): Promise<boolean> {
  const row = await tx
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.columns(['userId', 'pictureId']).doNothing())
    .returning('pictureId')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when there is not so much room; two at once cannot both take the last of it. */
export async function takeSpace(
  tx: Tx,
  { userId, bytes, most }: { userId: string; bytes: number; most: number },
): Promise<boolean> {
  if (bytes > most) return false;
  const row = await tx
    .insertInto('pictureSpace')
    .values({ userId, usedBytes: bytes })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ usedBytes: sql`picture_space.used_bytes + ${bytes}::bigint` })
        .where(sql<boolean>`picture_space.used_bytes + ${bytes}::bigint <= ${most}::bigint`),
    )
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

async function giveSpaceBack(tx: Tx, userId: string, bytes: number): Promise<void> {
  if (bytes === 0) return;
  await tx
    .updateTable('pictureSpace')
    .set({ usedBytes: sql`greatest(0, used_bytes - ${bytes}::bigint)` })
    .where('userId', '=', userId)
    .execute();
}

export async function readUsedBytes(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('pictureSpace')
    .select(sql<number>`used_bytes::float8`.as('usedBytes'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.usedBytes ?? 0;
}

/** Also while its bytes are on their way. */
export async function findPictureRow(db: Db, { userId, pictureId }: PictureKey) {
  return db
    .selectFrom('pictures')
    .select(['width', 'height', 'sizeBytes', 'countedBytes', 'objectKey', 'isKept', 'createdAt'])
    .where('userId', '=', userId)
    .where('pictureId', '=', pictureId)
    .executeTakeFirst();
}

/** False when it has gone in the meantime. */
export async function setKept(db: Db, { userId, pictureId }: PictureKey): Promise<boolean> {
  const row = await db
    .updateTable('pictures')
    .set({ isKept: true })
    .where('userId', '=', userId)
    .where('pictureId', '=', pictureId)
    .returning('pictureId')
    .executeTakeFirst();
  return row !== undefined;
}

/** A text is about to show them: none goes before this moment. Tells which of them there are. */
export async function holdPictures(
  tx: Tx,
  userId: string,
  { pictureIds, until }: { pictureIds: readonly string[]; until: Date },
): Promise<string[]> {
  if (pictureIds.length === 0) return [];
  const rows = await tx
    .updateTable('pictures')
    .set({ checkAfter: sql`greatest(check_after, ${until})` })
    .where('userId', '=', userId)
    .where('pictureId', 'in', pictureIds)
    .where('isKept', '=', true)
    .returning('pictureId')
    .execute();
  return rows.map(({ pictureId }) => pictureId);
}

type Gone = { countedBytes: number; objectKey: string | null };

/** With their bytes and the room they took; the bytes in the other store are noted to be removed. */
async function settle(tx: Tx, userId: string, gone: readonly Gone[]): Promise<number> {
  await giveSpaceBack(
    tx,
    userId,
    gone.reduce((sum, { countedBytes }) => sum + countedBytes, 0),
  );
  const objects = gone.flatMap(({ objectKey }) => (objectKey === null ? [] : [{ objectKey }]));
  if (objects.length > 0) {
    await tx
      .insertInto('pictureLeftovers')
      .values(objects)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return gone.length;
}

/** Only while its bytes are on their way: the same call may have brought them a second time. */
export async function eraseUnkept(tx: Tx, { userId, pictureId }: PictureKey): Promise<void> {
  const gone = await tx
    .deleteFrom('pictures')
    .where('userId', '=', userId)
    .where('pictureId', '=', pictureId)
    .where('isKept', '=', false)
    .returning(['countedBytes', 'objectKey'])
    .execute();
  await settle(tx, userId, gone);
}

/** Those of these that nothing took hold of since. */
export async function eraseUnheld(
  tx: Tx,
  userId: string,
  { pictureIds, now }: { pictureIds: readonly string[]; now: Date },
): Promise<void> {
  if (pictureIds.length === 0) return;
  const gone = await tx
    .deleteFrom('pictures')
    .where('userId', '=', userId)
    .where('pictureId', 'in', pictureIds)
    .where('checkAfter', '<=', now)
    .returning(['countedBytes', 'objectKey'])
    .execute();
  await settle(tx, userId, gone);
}

/** Few enough for one transaction; tells how many went. */
export async function eraseSome(tx: Tx, userId: string, most: number): Promise<number> {
  const some = tx
    .selectFrom('pictures')
    .select('pictureId')
    .where('userId', '=', userId)
    .limit(most);
  const gone = await tx
    .deleteFrom('pictures')
    .where('userId', '=', userId)
    .where('pictureId', 'in', some)
    .returning(['countedBytes', 'objectKey'])
    .execute();
  return settle(tx, userId, gone);
}

export async function forgetSpace(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('pictureSpace').where('userId', '=', userId).execute();
}

/** Of one bucket, in their order. */
export async function listOwnersToCheck(db: Db, bucket: number, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('userId')
    .distinct()
    .where(bucketOf('userId'), '=', bucket)
    .where('checkAfter', '<=', now)
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

export async function listToCheck(db: Db, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('pictureId')
    .where('userId', '=', userId)
    .where('checkAfter', '<=', now)
    .execute();
  return rows.map(({ pictureId }) => pictureId);
}

export async function putContent(db: Db, key: PictureKey, content: Buffer): Promise<void> {
  await db
    .insertInto('pictureContents')
    .values({ ...key, content })
    .onConflict((conflict) => conflict.columns(['userId', 'pictureId']).doNothing())
    .execute();
}

export async function getContent(
  db: Db,
  { userId, pictureId }: PictureKey,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('pictureContents')
    .select('content')
    .where('userId', '=', userId)
    .where('pictureId', '=', pictureId)
    .executeTakeFirst();
  return row?.content;
}

export async function listLeftovers(db: Db, most: number): Promise<string[]> {
  const rows = await db.selectFrom('pictureLeftovers').select('objectKey').limit(most).execute();
  return rows.map(({ objectKey }) => objectKey);
}

export async function forgetLeftover(db: Db, objectKey: string): Promise<void> {
  await db.deleteFrom('pictureLeftovers').where('objectKey', '=', objectKey).execute();
}
