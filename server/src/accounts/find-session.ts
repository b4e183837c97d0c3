import { type PlanId, plans } from '@engram/core/plans/catalogue.ts';
import type { FindSession } from '../http/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db.ts';
import { hashToken, isSessionToken } from './session-token.ts';
import { findPlanOn, findSessionByHash, type SessionRow, touchSession } from './store.ts';

export function makeFindSession(db: Db, clock: Clock): FindSession {
  return async (token) => {
    if (!isSessionToken(token)) return undefined;
    const now = clock.now();
    const row = await findSessionByHash(db, hashToken(token));
    if (!row || isOver(row, now)) return undefined;
    await touchSession(db, row, now);
    const plan = readPlan(await findPlanOn(db, row.userId, now));
    const user = {
      uid: row.userId,
      email: row.email,
      displayName: row.displayName,
      plan,
      isPremium: plans[plan].isPremium,
    };
    return { sessionId: row.sessionId, user };
  };
}

function isOver(row: SessionRow, now: Date): boolean {
  const idleUntil = row.lastSeenAt.getTime() + row.idleSeconds * 1000;
  return now.getTime() >= Math.min(idleUntil, row.absoluteUntil.getTime());
}

function readPlan(plan: string | undefined): PlanId {
  return plan === 'student' || plan === 'educator' ? plan : 'free';
}
