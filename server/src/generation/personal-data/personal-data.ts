import type { Db } from '../../platform/db.ts';
import { type PersonalData, readInPages } from '../../platform/personal-data.ts';
import { eraseGenerations, type ExportedGeneration, readGenerationsAfter } from './store.ts';

export const generationData: PersonalData = {
  tables: ['generations', 'generation_calls', 'generated_items'],
  read: (db, userId) => [
    {
      name: 'generations',
      about:
        'The tests and flashcards that were made for you in the last 30 days: your text, the questions or cards, and which AI models were asked.',
      readAll: () => listGenerations(db, userId),
    },
  ],
  erase: eraseGenerations,
};

async function* listGenerations(db: Db, userId: string) {
  const rows = readInPages(db, (tx, after?: ExportedGeneration) =>
    readGenerationsAfter(tx, userId, after),
  );
  for await (const { generationId, makes, made, ...generation } of rows) {
    yield { id: generationId, ...generation, [makes]: made };
  }
}
