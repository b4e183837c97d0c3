import type { Db } from '../../platform/db.ts';
import { type PersonalData, readInPages } from '../../platform/personal-data.ts';
import {
  eraseFlashcards,
  type ExportedCard,
  type ExportedId,
  type ExportedSet,
  readCardsAfter,
  readDeletedAfter,
  readRemovedAfter,
  readSetsAfter,
} from './store.ts';

export const flashcardData: PersonalData = {
  tables: ['flashcard_sets', 'deleted_flashcard_sets', 'flashcards', 'removed_flashcards'],
  read: (db, userId) => [
    {
      name: 'flashcard-sets',
      about: 'Your flashcard sets: what they were made with and when you last studied them.',
      readAll: () => listSets(db, userId),
    },
    {
      name: 'flashcards',
      about: 'Every card with its two sides, the sentence it was made of, and whether you know it.',
      readAll: () => listCards(db, userId),
      csvColumns: ['setId', 'front', 'back', 'type', 'standing', 'isBookmarked'],
    },
    {
      name: 'removed-flashcards',
      about: 'Cards you deleted within the last day, which can still be brought back.',
      readAll: () =>
        readInPages(db, (tx, after?: ExportedCard) => readRemovedAfter(tx, userId, after)),
    },
    {
      name: 'deleted-flashcard-sets',
      about: 'Ids of the flashcard sets you have deleted, so that they stay deleted.',
      readAll: () =>
        readInPages(db, (tx, after?: ExportedId) => readDeletedAfter(tx, userId, after)),
    },
  ],
  erase: eraseFlashcards,
};

async function* listSets(db: Db, userId: string) {
  const rows = readInPages(db, (tx, after?: ExportedSet) => readSetsAfter(tx, userId, after));
  for await (const { setId, ...set } of rows) yield { id: setId, ...set };
}

async function* listCards(db: Db, userId: string) {
  const rows = readInPages(db, (tx, after?: ExportedCard) => readCardsAfter(tx, userId, after));
  for await (const { cardId, ...card } of rows) yield { id: cardId, ...card };
}
