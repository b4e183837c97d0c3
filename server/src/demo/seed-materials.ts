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
  for (const { flashcardSets: _, ageMs, ...material } of demoMaterials) {
    const at = new Date(now.getTime() - ageMs);
    const row = {
      ...material,
      userId,
      materialId: uuidv7(),
      pageStarts: material.pageStarts && [...material.pageStarts],
      textHash: createHash('sha256').update(material.text).digest(),
      characters: countCharacters(material.text),
      createdAt: new Date(at.getTime() - keptMs),
      lastUsedAt: at,
    };
    await db.transaction().execute(async (tx) => {
      const [saved] = await insertMaterials(tx, [row]);
      ids.set(material.title, saved?.materialId ?? row.materialId);
    });
  }
  return ids;
}
