import { correctionLimits } from '@engram/core/sharing/correcting/correction-limits.ts';
import { listWaiting, type WaitingAttempt } from '../../attempts/judging/list-waiting.ts';
import type { Db } from '../../platform/db.ts';
import { listCodes } from '../store.ts';
import { countWaiting, readHeads } from './store.ts';

type Shared = { testId: string; title: string; waiting: number; createdAt: string };

/** Everything that waits to be judged by one user: what others wrote, and what they wrote themselves. */
export async function listUngraded(
  db: Db,
  userId: string,
): Promise<{ shared: Shared[]; own: WaitingAttempt[] }> {
  const [shared, own] = await Promise.all([
    listShared(db, userId),
    listWaiting(db, userId, correctionLimits.listed),
  ]);
  return { shared, own };
}

/** The latest first. */
async function listShared(db: Db, userId: string): Promise<Shared[]> {
  const waiting = await countWaiting(db, await listCodes(db, userId));
  const heads = await readHeads(db, [...waiting.keys()]);
  return heads.slice(0, correctionLimits.listed).map(({ code, title, createdAt }) => ({
    testId: code,
    title,
    waiting: waiting.get(code) ?? 0,
    createdAt: createdAt.toISOString(),
  }));
}
