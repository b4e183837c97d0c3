import { pictureLimits } from '@engram/core/limits.ts';
import { findPictureIds } from '@engram/core/pictures/find-picture-ids.ts';
import { AppError } from '../http/app-error.ts';
import type { Tx } from '../platform/db.ts';
import { holdPictures } from './store.ts';

type Shown = { texts: readonly string[]; now: Date };

/**
 * For texts that are kept in this transaction: what they show stays until the next look at what is
 * used finds it there. Tells whether all of it is the owner's own.
 */
export async function holdPicturesOf(
  tx: Tx,
  userId: string,
  { texts, now }: Shown,
): Promise<boolean> {
  const pictureIds = findPictureIds(texts);
  const until = new Date(now.getTime() + pictureLimits.unusedMs);
  const held = await holdPictures(tx, userId, { pictureIds, until });
  return held.length === pictureIds.length;
}

/** The same for what somebody writes: it may show no pictures but their own. */
export async function demandOwnPictures(tx: Tx, userId: string, shown: Shown): Promise<void> {
  if (!(await holdPicturesOf(tx, userId, shown))) throw new AppError('picture-missing');
}
