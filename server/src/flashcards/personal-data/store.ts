import type { Db } from '../../platform/db.ts';

const rowsPerPage = 1_000;

export type ExportedSet = { setId: string } & Record<string, unknown>;

export function readSetsAfter(
  db: Db,
  userId: string,
  after: ExportedSet | undefined,
): Promise<ExportedSet[]> {
  const all = db
    .selectFrom('flashcardSets')
    .select(['setId', 'name', 'description', 'config', 'making', 'titles'])
    .select(['createdAt', 'lastStudiedAt'])
    .where('userId', '=', userId);
  const rest = after ? all.where('setId', '>', after.setId) : all;
  return rest.orderBy('setId').limit(rowsPerPage).execute();
}

export type ExportedCard = { cardId: string } & Record<string, unknown>;

export function readCardsAfter(
  db: Db,
  userId: string,
  after: ExportedCard | undefined,
): Promise<ExportedCard[]> {
  const all = db
    .selectFrom('flashcards')
    .select(['cardId', 'setId', 'place', 'type', 'format', 'front', 'back'])
    .select(['source', 'madeBy', 'standing', 'isBookmarked', 'createdAt'])
    .where('userId', '=', userId);
  const rest = after ? all.where('cardId', '>', after.cardId) : all;
  return rest.orderBy('cardId').limit(rowsPerPage).execute();
}

/** Deleted a short time ago, and still there to be brought back. */
export async function readRemovedAfter(
  db: Db,
  userId: string,
  after: ExportedCard | undefined,
): Promise<ExportedCard[]> {
  const all = db
    .selectFrom('removedFlashcards')
    .select(['cardId', 'setId', 'card', 'removedAt'])
    .where('userId', '=', userId);
  const rest = after ? all.where('cardId', '>', after.cardId) : all;
  return rest.orderBy('cardId').limit(rowsPerPage).execute();
}

export type ExportedId = { setId: string };

export function readDeletedAfter(
  db: Db,
  userId: string,
  after: ExportedId | undefined,
): Promise<ExportedId[]> {
  const all = db.selectFrom('deletedFlashcardSets').select('setId').where('userId', '=', userId);
  const rest = after ? all.where('setId', '>', after.setId) : all;
  return rest.orderBy('setId').limit(rowsPerPage).execute();
}

/** Cards go with their sets. */
export async function eraseFlashcards(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('flashcardSets').where('userId', '=', userId).execute();
  await db.deleteFrom('deletedFlashcardSets').where('userId', '=', userId).execute();
}
