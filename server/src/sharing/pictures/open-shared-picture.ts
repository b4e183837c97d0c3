import { findPictureIds } from '@engram/core/pictures/find-picture-ids.ts';
import { readShareCode } from '@engram/core/sharing/share-code.ts';
import { z } from '@engram/core/zod.ts';
import { AppError } from '../../http/app-error.ts';
import type { ShownFile } from '../../http/shown-files.ts';
import { openPicture } from '../../pictures/open-picture.ts';
import type { Platform } from '../../platform/start.ts';
import type { OpenShare } from '../opening/open-share.ts';
import { findShareRow } from '../store.ts';
import { attemptIdOf } from '../taking/attempt-key.ts';
import { findAttemptRow } from '../taking/store.ts';

type Asked = {
  network: string;
  typed: string;
  pictureId: string;
  /** Of the taker who asks, as it was sent. */
  attemptKey: unknown;
};

type Parts = Pick<Platform, 'db' | 'objects'> & { openShare: OpenShare };

/**
 * A picture of a shared test, for as long as the one who asks may see the test or their own result.
 * Everything else is as if it were not there.
 */
export async function openSharedPicture(parts: Parts, asked: Asked): Promise<ShownFile> {
  const { ownerId, shown } = (await findTaken(parts, asked)) ?? (await findOpen(parts, asked));
  if (!findPictureIds([shown]).includes(asked.pictureId)) throw new AppError('not-found');
  return openPicture(parts, { userId: ownerId, pictureId: asked.pictureId });
}

type Seen = { ownerId: string; shown: string };

/** Who has submitted sees all of the questions, also when the link is over. */
async function findTaken({ db }: Parts, { typed, attemptKey }: Asked): Promise<Seen | undefined> {
  const code = readShareCode(typed);
  const key = z.uuid().safeParse(attemptKey);
  if (code === undefined || !key.success) return undefined;
  const attempt = await findAttemptRow(db, { code, attemptId: attemptIdOf(key.data) });
  const share = attempt?.submittedAt ? await findShareRow(db, code) : undefined;
  return share && { ownerId: share.ownerId, shown: JSON.stringify(share.questions) };
}

/** Who has not sees what is sent of an open test: nothing of explanations. */
async function findOpen({ openShare }: Parts, { network, typed }: Asked): Promise<Seen> {
  try {
    const share = await openShare.get({ network, typed }, 'shared-test-missing');
    return { ownerId: share.ownerId, shown: String(share.sent.body) };
  } catch (cause) {
    if (cause instanceof AppError && cause.status < 429) throw new AppError('not-found', { cause });
    throw cause;
  }
}
