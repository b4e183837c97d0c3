import type { Platform } from '../../platform/start.ts';
import { findPictureRow } from '../store.ts';
import { placePicture } from './keep-picture.ts';
import { openKeeper } from './picture-keeper.ts';

type Copy = { fromUserId: string; toUserId: string; pictureIds: readonly string[] };

/**
 * What comes along with a copy of somebody's test, under the same ids. It takes none of the room of
 * the one who gets it, who did not choose it; what is gone at its owner's is left out.
 */
export async function copyPictures(
  parts: Pick<Platform, 'db' | 'clock' | 'objects'>,
  { fromUserId, toUserId, pictureIds }: Copy,
): Promise<void> {
  if (fromUserId === toUserId) return;
  for (const pictureId of pictureIds) {
    const [row, known] = await Promise.all([
      findPictureRow(parts.db, { userId: fromUserId, pictureId }),
      findPictureRow(parts.db, { userId: toUserId, pictureId }),
    ]);
    if (!row?.isKept || known?.isKept) continue;
    const { objectKey, width, height } = row;
    const content = await openKeeper(parts).read({ userId: fromUserId, pictureId, objectKey });
    if (!content) continue;
    const picture = { userId: toUserId, pictureId, width, height, content };
    await placePicture(parts, picture);
  }
}
