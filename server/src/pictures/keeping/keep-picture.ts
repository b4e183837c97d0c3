import { randomUUID } from 'node:crypto';
import type { User } from '@engram/core/accounts/user.ts';
import { pictureLimits } from '@engram/core/limits.ts';
import type { KeptPicture } from '@engram/core/pictures/api.ts';
import { pictureMessages } from '@engram/core/pictures/messages.ts';
import { makePictureId } from '@engram/core/pictures/picture-size.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import type { EncodedPicture } from '../encoding/run-encoder.ts';
import {
  eraseUnkept,
  findPictureRow,
  insertPicture,
  type PictureKey,
  setKept,
  takeSpace,
} from '../store.ts';
import { openKeeper } from './picture-keeper.ts';

type Owner = Pick<User, 'uid' | 'plan'>;
type Parts = Pick<Platform, 'db' | 'clock' | 'objects'>;

/** The same call again finds its own picture: the id follows from its key. */
export async function keepPicture(
  parts: Parts,
  user: Owner,
  { creationId, drawn }: { creationId: string; drawn: EncodedPicture },
): Promise<KeptPicture> {
  const { width, height, content } = drawn;
  const key = { userId: user.uid, pictureId: makePictureId(creationId, drawn) };
  const countedBytes = Math.max(content.length, pictureLimits.leastCountedBytes);
  await placePicture(parts, {
    ...key,
    ...drawn,
    counted: { bytes: countedBytes, ...roomOf(user) },
  });
  return { id: key.pictureId, width, height, sizeBytes: content.length };
}

type Placing = PictureKey &
  EncodedPicture & {
    /** Against the room of the owner; without it nothing is. */
    counted?: Room & { bytes: number };
  };

/** How many bytes there may be in all, and what is said when they are more. */
type Room = { most: number; full: () => AppError };

/** First the row with its count, then the bytes: what breaks off in between goes within a day. */
export async function placePicture(
  parts: Parts,
  { userId, pictureId, width, height, content, counted }: Placing,
): Promise<void> {
  const key = { userId, pictureId };
  const now = parts.clock.now();
  await parts.db.transaction().execute(async (tx) => {
    // Nothing is added to an account while it is deleted.
    if (!(await lockAccount(tx, userId))) throw new AppError('not-signed-in');
    const isNew = await insertPicture(tx, {
      ...key,
      width,
      height,
      sizeBytes: content.length,
      countedBytes: counted?.bytes ?? 0,
      objectKey: parts.objects ? `pictures/${userId}/${randomUUID()}.webp` : null,
      createdAt: now,
      checkAfter: new Date(now.getTime() + pictureLimits.unusedMs),
    });
    if (!isNew || !counted) return;
    const { bytes, most, full } = counted;
    if (!(await takeSpace(tx, { userId, bytes, most }))) throw full();
  });
  await writeContent(parts, key, content);
}

/** The row goes again when the bytes find no place. */
async function writeContent(parts: Parts, key: PictureKey, content: Buffer): Promise<void> {
  const row = await findPictureRow(parts.db, key);
  if (!row) throw goneMeanwhile();
  if (row.isKept) return;
  try {
    await openKeeper(parts).write({ ...key, objectKey: row.objectKey }, content);
    if (!(await setKept(parts.db, key))) throw goneMeanwhile();
  } catch (error) {
    await parts.db.transaction().execute((tx) => eraseUnkept(tx, key));
    throw error;
  }
}

function goneMeanwhile(): AppError {
  return new AppError('unavailable', { retryAfterSeconds: 5 });
}

function roomOf({ plan }: Owner): Room {
  const { pictureBytes: most } = plans[plan].limits;
  const premium = plans.student.limits.pictureBytes;
  const details = plans[plan].isPremium
    ? pictureMessages.full(most)
    : pictureMessages.fullForFree(most, premium);
  return { most, full: () => new AppError('pictures-full', { details }) };
}
