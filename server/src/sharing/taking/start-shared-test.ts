import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import type { KnownShare } from '../opening/shared-tests.ts';
import { attemptIdOf } from './attempt-key.ts';
import { upsertStarted } from './store.ts';

export type Taker = { key: string; takerId: string | null; takerName: string | null };

/** Begins once; whoever tells of it again learns when that was. */
export async function startSharedTest(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { code }: KnownShare,
  { key, ...taker }: Taker,
): Promise<Date> {
  const attemptId = attemptIdOf(key);
  const startedAt = await upsertStarted(db, { code, attemptId, ...taker, startedAt: clock.now() });
  if (!startedAt) throw new AppError('shared-test-missing');
  return startedAt;
}
