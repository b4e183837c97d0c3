import { createHash } from 'node:crypto';
import { countCharacters } from '@engram/core/materials/measure-text.ts';
import { v7 as uuidv7 } from 'uuid';
import { recordMaterialUse, type UsedIn } from '../materials/record-use.ts';
import { insertMaterials } from '../materials/store.ts';
import type { Db } from '../platform/db.ts';
import { demoMaterials } from './demo-materials.ts';

/** Fills a library, once however often it is called. */
export async function seedMaterials(db: Db, userId: string, now: Date): Promise<void> {
  for (const { tests, flashcardSets, ageMs, ...material } of demoMaterials) {
    const at = new Date(now.getTime() - ageMs);
    const row = {
      ...material,
      userId,
      materialId: uuidv7(),
      pageStarts: material.pageStarts && [...material.pageStarts],
      textHash: createHash('sha256').update(material.text).digest(),
      characters: countCharacters(material.text),
      createdAt: at,
      lastUsedAt: at,
    };
    await db.transaction().execute(async (tx) => {
      const [saved] = await insertMaterials(tx, [row]);
      if (saved?.materialId !== row.materialId) return;
      const things: UsedIn[] = [
        ...Array<UsedIn>(tests).fill('test'),
        ...Array<UsedIn>(flashcardSets).fill('flashcard-set'),
      ];
      for (const usedIn of things) {
        const use = { userId, materialIds: [row.materialId], usedIn, thingId: uuidv7(), at };
        await recordMaterialUse(tx, use);
      }
    });
  }
}
