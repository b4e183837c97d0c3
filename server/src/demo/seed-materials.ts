import { createHash } from 'node:crypto';
import { countCharacters } from '@engram/core/materials/measure-text.ts';
import { v7 as uuidv7 } from 'uuid';
import { insertMaterials } from '../materials/store.ts';
import type { Db } from '../platform/db.ts';
import { demoMaterials } from './demo-materials.ts';

/** They were there before the tests that were made of them. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Fills a library, once however often it is called, and tells the id of each material by title. */
export async function seedMaterials(
  db: Db,
  userId: string,
  now: Date,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { title, kind, text, sizeBytes, pageStarts, ageMs } of demoMaterials) {
    const at = new Date(now.getTime() - ageMs);
    const row = {
      title,
      kind,
      text,
      sizeBytes,
      pageStarts,
      format: 'rich',
      userId,
      materialId: uuidv7(),
      textHash: createHash('sha256').update(text).digest(),
      characters: countCharacters(text),
      createdAt: new Date(at.getTime() - keptMs),
      lastUsedAt: at,
    };
    await db.transaction().execute(async (tx) => {
      const [saved] = await insertMaterials(tx, [row]);
      ids.set(title, saved?.materialId ?? row.materialId);
    });
  }
  return ids;
}
