import type { User } from '@engram/core/accounts/user.ts';
import { citeSource } from '@engram/core/flashcards/cite-source.ts';
import { v7 as uuidv7 } from 'uuid';
import { insertCards } from '../flashcards/cards/store.ts';
import { hasSet, insertSet } from '../flashcards/store.ts';
import { recordMaterialUse } from '../materials/record-use.ts';
import type { Db } from '../platform/db.ts';
import { countBatch } from '../reviews/sync/count-batch.ts';
import { type DemoMaterial, demoMaterials } from './demo-materials.ts';

const day = 24 * 60 * 60 * 1000;

type Seeding = { user: User; now: Date; materialIds: ReadonlyMap<string, string> };

/** A set of each material that says it has one, with some days of study; once, however often it is called. */
export async function seedCards(db: Db, { user, now, materialIds }: Seeding): Promise<void> {
  for (const [number, material] of demoMaterials.entries()) {
    const { title, flashcardSets } = material;
    const setId = `01900000-0000-7000-8000-0000000ca${String(number).padStart(3, '0')}`;
    const key = { userId: user.uid, setId };
    if (flashcardSets === 0 || (await hasSet(db, key))) continue;
    const cards = citeCards(material);
    const createdAt = new Date(now.getTime() - 8 * day);
    await db.transaction().execute(async (tx) => {
      const name = title.replace(/^Lecture \d+ |\.\w+$/g, '');
      const made = { config: null, making: null, description: '' };
      await insertSet(tx, { ...key, name, ...made, titles: [title], createdAt });
      await insertCards(tx, key, { cards, createdAt });
      const materialIdsOfSet = [materialIds.get(title) ?? uuidv7()];
      const use = { usedIn: 'flashcard-set', thingId: setId } as const;
      await recordMaterialUse(tx, {
        ...use,
        userId: user.uid,
        materialIds: materialIdsOfSet,
        at: createdAt,
      });
    });
    await study(db, { user, now, cardIds: cards.map(({ cardId }) => cardId) });
  }
}

function citeCards({ title, text, pageStarts, cards }: DemoMaterial) {
  const parts = [{ title, start: 0, ...(pageStarts && { pageStarts }) }];
  return cards.map(({ source, ...sides }) => ({
    ...sides,
    format: 'rich',
    cardId: uuidv7(),
    source: citeSource({ source }, text, parts),
    madeBy: 'ai',
  }));
}

type Studied = { user: User; now: Date; cardIds: readonly string[] };

/** Most were seen six days ago and again two days ago, some were not known, some are new. */
async function study(db: Db, { user, now, cardIds }: Studied): Promise<void> {
  const seen = cardIds.slice(0, Math.ceil(cardIds.length * 0.7));
  for (const [daysAgo, ratings] of [
    [6, ['good', 'good', 'again', 'easy']],
    [2, ['good', 'hard', 'good', 'good', 'again']],
  ] as const) {
    const at = now.getTime() - daysAgo * day;
    const reviews = seen.map((itemId, no) => ({
      id: uuidv7({ msecs: at + no * 8_000 }),
      itemId,
      mark: ratings[no % ratings.length] ?? ('good' as const),
      tookMs: 4_000 + (no % 5) * 1_500,
    }));
    const batchId = uuidv7({ msecs: at + seen.length * 8_000 });
    await db.transaction().execute((tx) => countBatch(tx, user, { batchId, reviews }));
  }
}
