import { pictureLimits } from '@engram/core/limits.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { inEachBucket } from '../../platform/sweep.ts';
import { eraseUnheld, holdPictures, listOwnersToCheck, listToCheck } from '../store.ts';

/** The ids of all pictures that the texts of one feature show for one owner. */
export type ListShown = (db: Db, userId: string) => Promise<readonly string[]>;

/**
 * Pictures that nothing shows any more, or never did. The texts themselves are asked, once for all
 * pictures of an owner whose time has come, so that no count can ever be wrong.
 */
export async function forgetUnused(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  shownBy: readonly ListShown[],
): Promise<void> {
  const now = clock.now();
  await inEachBucket(async (bucket) => {
    for (const userId of await listOwnersToCheck(db, bucket, now)) {
      await forgetUnusedOf(db, userId, { shownBy, now });
    }
  });
}

async function forgetUnusedOf(
  db: Db,
  userId: string,
  { shownBy, now }: { shownBy: readonly ListShown[]; now: Date },
): Promise<void> {
  const due = await listToCheck(db, userId, now);
  const shown = new Set<string>();
  for (const list of shownBy) for (const id of await list(db, userId)) shown.add(id.toLowerCase());
  const used = due.filter((id) => shown.has(id));
  const unused = due.filter((id) => !shown.has(id));
  const until = new Date(now.getTime() + pictureLimits.usedMs);
  await db.transaction().execute(async (tx) => {
    await holdPictures(tx, userId, { pictureIds: used, until });
    // A text that took hold of one since we looked has put its time off.
    await eraseUnheld(tx, userId, { pictureIds: unused, now });
  });
}
