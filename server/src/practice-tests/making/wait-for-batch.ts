import type { User } from '@engram/core/accounts/user.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { waitForGeneration } from '../../generation/follow-generation.ts';
import { AppError } from '../../http/app-error.ts';
import type { Waiting } from '../../http/mount-followed.ts';
import type { Platform } from '../../platform/start.ts';
import { describeTest } from '../read-test.ts';
import { collectBatch } from './collect-batch.ts';
import { findBatch } from './store.ts';

type Batch = { testId: string; generationId: string };

/** The test with its new questions, as soon as they are made. */
export async function waitForBatch(
  platform: Platform,
  user: User,
  { batch: { testId, generationId }, waiting }: { batch: Batch; waiting: Waiting },
): Promise<{ added: string[]; test: PracticeTest }> {
  const key = { userId: user.uid, testId, generationId };
  const known = await findBatch(platform.db, key);
  // What it was made by may be swept, but the test has its questions.
  if (!known?.added) await waitForGeneration(platform, { key, user }, waiting);
  const added = known?.added ?? (await collectBatch(platform, user, key));
  if (added.length === 0) throw new AppError('nothing-more');
  return { added, test: await describeTest(platform.db, user, testId) };
}
