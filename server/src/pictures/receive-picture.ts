import type { uploadPicture } from '@engram/core/pictures/api.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import type { UploadHandler } from '../http/uploads/mount-upload.ts';
import type { Platform } from '../platform/start.ts';
import { drawPicture } from './draw-picture.ts';
import type { EncodePicture } from './encoding/open-encoder.ts';
import { keepPicture } from './keeping/keep-picture.ts';
import { readUsedBytes } from './store.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'objects' | 'log'>;

/** What comes is only looked at by a process of its own; what that draws is kept. */
export function makeReceivePicture(
  parts: Parts,
  encode: EncodePicture,
): UploadHandler<typeof uploadPicture> {
  return async ({ upload, session: { user }, creationId }) => {
    const wish = { userId: user.uid, kind: 'webp', upload } as const;
    const drawn = await drawPicture({ encode, log: parts.log }, wish);
    const picture = await keepPicture(parts, user, { creationId, drawn });
    return {
      picture,
      usedBytes: await readUsedBytes(parts.db, user.uid),
      maxBytes: plans[user.plan].limits.pictureBytes,
    };
  };
}
