import { sharingLimits } from '@engram/core/limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import type { KnownShare } from '../opening/shared-tests.ts';
import { attemptIdOf } from './attempt-key.ts';
import { type Started, upsertStarted } from './store.ts';
import type { TakeTurn } from './take-turns.ts';
import { writeTogether } from './write-together.ts';

export type StartSharedTest = (
  share: KnownShare,
  taker: { key: string; elapsedMs: number },
) => Promise<Date>;

const mostAtOnce = 100;

/** Begins once; whoever tells of it again learns when that was. Nobody has to say who they are. */
export function makeStartSharedTest(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  takeTurn: TakeTurn,
): StartSharedTest {
  const keep = writeTogether({
    most: mostAtOnce,
    // Everything of a code lies in one place, and nothing else does.
    groupOf: ({ code }: Started) => code,
    nameOf: ({ attemptId }: Started) => attemptId,
    write: (code, many) => takeTurn('start', () => upsertStarted(db, code, many)),
  });

  return async ({ code }, { key, elapsedMs }) => {
    const begun = clock.now().getTime() - Math.min(elapsedMs, sharingLimits.storedMs);
    const started = { code, attemptId: attemptIdOf(key), startedAt: new Date(begun) };
    const startedAt = await keep(started);
    if (!startedAt) throw new AppError('shared-test-missing');
    return startedAt;
  };
}
