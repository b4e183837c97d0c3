import { AppError } from '../http/app-error.ts';
import { forgetMaterialUse } from '../materials/record-use.ts';
import type { Db } from '../platform/db.ts';
import type { Platform } from '../platform/start.ts';
import { forgetCards } from './jobs.ts';
import { eraseSet, insertDeletedSet, type SetKey, updateSet } from './store.ts';

export type SetChange = { name?: string | undefined; description?: string | undefined };

export async function changeSet(
  db: Db,
  key: SetKey,
  { name, description }: SetChange,
): Promise<void> {
  const change = { name: name?.normalize('NFC'), description };
  if (!(await updateSet(db, key, change))) throw new AppError('set-not-found');
}

/** With its cards; it stays deleted, whoever saves it again. */
export async function deleteSet(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  key: SetKey,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await eraseSet(tx, key))) throw new AppError('set-not-found');
    await insertDeletedSet(tx, key);
    const { userId, setId } = key;
    await forgetMaterialUse(tx, { userId, usedIn: 'flashcard-set', thingId: setId });
    await jobs.enqueue(tx, forgetCards, { ...key, cardId: null });
  });
}
