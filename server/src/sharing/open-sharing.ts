import type { Config } from '../config.ts';
import type { Platform } from '../platform/start.ts';
import { makeMisses } from './opening/limit-misses.ts';
import { makeOpenShare } from './opening/open-share.ts';
import { openSharedTests } from './opening/shared-tests.ts';
import type { Sharing } from './routes.ts';
import { makeTurns } from './taking/take-turns.ts';

/** Less than a browser waits for its reply. */
const turnWaitMs = 10_000;

/** What one process remembers of shared tests and of those who ask for them. */
export function openSharing({ db, clock, counters }: Platform, config: Config): Sharing {
  const sharedTests = openSharedTests(db);
  const misses = makeMisses(counters, config.RATE_LIMITS);
  const openShare = makeOpenShare({ sharedTests, misses, clock });
  // Half of the connections are left to everybody who is in no class at the moment.
  const most = Math.ceil(config.DATABASE_POOL / 2);
  return { sharedTests, openShare, takeTurn: makeTurns({ most, waitMs: turnWaitMs }) };
}
