import type { Db } from '../platform/db.ts';
import { readUses } from './store.ts';

/** The tests and sets that were made of each of some materials, the oldest first. */
export async function listMadeOf(
  db: Db,
  userId: string,
  materialIds: readonly string[],
): Promise<Map<string, string[]>> {
  const uses = await readUses(db, userId, materialIds);
  const byMaterial = Map.groupBy(uses, ({ materialId }) => materialId);
  return new Map(
    [...byMaterial].map(([materialId, made]) => [materialId, made.map(({ thingId }) => thingId)]),
  );
}
