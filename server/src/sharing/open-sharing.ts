import type { Config } from '../config.ts';
import type { Platform } from '../platform/start.ts';
import { makeMisses } from './opening/limit-misses.ts';
import { makeOpenShare, type OpenShare } from './opening/open-share.ts';
import { openSharedTests, type SharedTests } from './opening/shared-tests.ts';
import { makeStartSharedTest, type StartSharedTest } from './taking/start-shared-test.ts';
import { makeTurns, type TakeTurn } from './taking/take-turns.ts';
import { type BeginTry, makeBeginTry } from './tries/begin-try.ts';
import type { FindMember } from './tries/find-taker.ts';
import { makeSaveTry, type SaveTry } from './tries/save-try.ts';

type Sharing = {
  sharedTests: SharedTests;
  openShare: OpenShare;
  takeTurn: TakeTurn;
  startSharedTest: StartSharedTest;
  beginTry: BeginTry;
  saveTry: SaveTry;
};

export type SharingParts = {
  platform: Platform;
  sharing: Sharing;
  origin: string;
  secret: string;
};

/** Less than a browser waits for its reply. */
const turnWaitMs = 10_000;

/** What other features know that comes after this one. */
type Later = {
  /** Who is a member of which class. */
  findMember?: FindMember;
};

/** What one process remembers of shared tests and of those who ask for them. */
export function openSharing(
  platform: Platform,
  config: Config,
  { findMember }: Later = {},
): Sharing {
  const { db, clock, counters } = platform;
  const sharedTests = openSharedTests(db);
  const misses = makeMisses(counters, config.RATE_LIMITS);
  const openShare = makeOpenShare({ sharedTests, misses, clock });
  // Half of the connections are left to everybody who is in no class at the moment.
  const most = Math.ceil(config.DATABASE_POOL / 2);
  const takeTurn = makeTurns({ most, waitMs: turnWaitMs });
  const startSharedTest = makeStartSharedTest(platform, takeTurn);
  const beginTry = makeBeginTry({ ...platform, takeTurn, secret: config.SECRET, findMember });
  const saveTry = makeSaveTry({ ...platform, sharedTests }, takeTurn);
  return { sharedTests, openShare, takeTurn, startSharedTest, beginTry, saveTry };
}
