import type { Db } from '../platform/db.ts';
import { readTitles } from './store.ts';

/** What materials are called; what is gone is left out. */
export async function nameMaterials(
  db: Db,
  userId: string,
  materialIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await readTitles(db, userId, materialIds);
  return new Map(rows.map(({ materialId, title }) => [materialId, title]));
}
