import { sharingLimits } from '@engram/core/limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import type { KnownShare } from '../opening/shared-tests.ts';
import { attemptIdOf } from './attempt-key.ts';
import { upsertStarted } from './store.ts';

/** Begins once; whoever tells of it again learns when that was. Nobody has to say who they are. */
export async function startSharedTest(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { code }: KnownShare,
  { key, elapsedMs }: { key: string; elapsedMs: number },
): Promise<Date> {
  const begun = clock.now().getTime() - Math.min(elapsedMs, sharingLimits.storedMs);
  const started = { code, attemptId: attemptIdOf(key), startedAt: new Date(begun) };
  const startedAt = await upsertStarted(db, started);
  if (!startedAt) throw new AppError('shared-test-missing');
  return startedAt;
}
