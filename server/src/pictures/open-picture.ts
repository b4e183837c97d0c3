import { AppError } from '../http/app-error.ts';
import type { ShownFile } from '../http/shown-files.ts';
import type { Platform } from '../platform/start.ts';
import { openKeeper } from './keeping/picture-keeper.ts';
import { findPictureRow, type PictureKey } from './store.ts';

/** One picture of one owner; that it may be seen has been checked before. */
export async function openPicture(
  parts: Pick<Platform, 'db' | 'objects'>,
  { userId, pictureId }: PictureKey,
): Promise<ShownFile> {
  const key = { userId, pictureId };
  const row = await findPictureRow(parts.db, key);
  if (!row?.isKept) throw new AppError('not-found');
  return {
    etag: `"${pictureId}"`,
    read: async () => {
      const content = await openKeeper(parts).read({ ...key, objectKey: row.objectKey });
      if (!content) throw new AppError('not-found');
      return content;
    },
  };
}
