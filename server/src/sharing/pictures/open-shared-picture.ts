import { findPictureIds } from '@engram/core/pictures/find-picture-ids.ts';
import { toPublic } from '@engram/core/questions/public-question.ts';
import { mayShow } from '@engram/core/sharing/assignment-times.ts';
import { readShareCode } from '@engram/core/sharing/share-code.ts';
import { z } from '@engram/core/zod.ts';
import { AppError } from '../../http/app-error.ts';
import type { ShownFile } from '../../http/shown-files.ts';
import { openPicture } from '../../pictures/open-picture.ts';
import type { Platform } from '../../platform/start.ts';
import { assignmentOf } from '../assignment-of.ts';
import type { OpenShare } from '../opening/open-share.ts';
import { parseShare } from '../opening/shared-tests.ts';
import { findShareRow } from '../store.ts';
import { attemptIdOf, tryIdOf } from '../taking/attempt-key.ts';
import { findAttemptRow } from '../taking/store.ts';

type Asked = {
  network: string;
  typed: string;
  pictureId: string;
  /** Of the taker who asks, as it was sent. */
  attemptKey: unknown;
};

type Parts = Pick<Platform, 'db' | 'clock' | 'objects'> & { openShare: OpenShare };

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
async function findTaken(
  { db, clock }: Parts,
  { typed, attemptKey }: Asked,
): Promise<Seen | undefined> {
  const code = readShareCode(typed);
  const key = z.uuid().safeParse(attemptKey);
  if (code === undefined || !key.success) return undefined;
  const row = await findShareRow(db, code);
  if (!row) return undefined;
  const { ownerId, questions } = row;
  const all = { ownerId, shown: JSON.stringify(questions) };
  const assignment = assignmentOf(row);
  if (!assignment) {
    const attempt = await findAttemptRow(db, { code, attemptId: attemptIdOf(key.data) });
    return attempt?.submittedAt ? all : undefined;
  }
  const attempt = await findAttemptRow(db, { code, attemptId: tryIdOf(key.data) });
  if (!attempt) return undefined;
  // Who answers sees what is asked, and all of it once they may see what is right.
  if (attempt.submittedAt !== null && mayShow(assignment, clock.now())) return all;
  return { ownerId, shown: JSON.stringify(parseShare(row).questions.map(toPublic)) };
}

/** Who has not sees what is sent of an open test: nothing of explanations. */
async function findOpen({ openShare, clock }: Parts, { network, typed }: Asked): Promise<Seen> {
  try {
    const share = await openShare.get({ network, typed }, 'shared-test-missing');
    return { ownerId: share.ownerId, shown: String(share.sentAt(clock.now()).body) };
  } catch (cause) {
    if (cause instanceof AppError && cause.status < 429) throw new AppError('not-found', { cause });
    throw cause;
  }
}
