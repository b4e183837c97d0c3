import type { Config } from '../config.ts';
import type { Platform } from '../platform/start.ts';
import { makeMisses } from './opening/limit-misses.ts';
import { makeOpenShare } from './opening/open-share.ts';
import { openSharedTests } from './opening/shared-tests.ts';
import type { Sharing } from './routes.ts';

/** What one process remembers of shared tests and of those who ask for them. */
export function openSharing({ db, clock, counters }: Platform, config: Config): Sharing {
  const sharedTests = openSharedTests(db);
  const misses = makeMisses(counters, config.RATE_LIMITS);
  return { sharedTests, openShare: makeOpenShare({ sharedTests, misses, clock }) };
}
