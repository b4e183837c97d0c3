import type { Db } from '../db.ts';

/** The key of this name: the given one, unless another process was first. */
export async function keepKey(db: Db, name: string, key: string): Promise<string> {
  await db
    .insertInto('serverKeys')
    .values({ name, key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('serverKeys')
    .select('key')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return kept.key;
}
