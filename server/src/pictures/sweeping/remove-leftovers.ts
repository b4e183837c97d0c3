import type { Platform } from '../../platform/start.ts';
import { forgetLeftover, listLeftovers } from '../store.ts';

/** In one go; the next one comes soon. */
const most = 1_000;

/**
 * Objects whose pictures are gone. One that cannot be removed now stays noted; a name is never used
 * again, so that none can be of a picture that is there.
 */
export async function removeLeftovers({
  db,
  objects,
}: Pick<Platform, 'db' | 'objects'>): Promise<void> {
  if (!objects) return;
  for (const objectKey of await listLeftovers(db, most)) {
    await objects.remove(objectKey);
    await forgetLeftover(db, objectKey);
  }
}
