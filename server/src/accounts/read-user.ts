import type { User } from '@engram/core/accounts/user.ts';
import { type PlanId, planIds, plans } from '@engram/core/plans/catalogue.ts';
import type { Db } from '../platform/db.ts';
import { findUserRow, type UserRow } from './store.ts';

/** The user as the browser knows them; the entitlements are the only source of premium. */
export async function findUser(db: Db, userId: string, now: Date): Promise<User | undefined> {
  const row = await findUserRow(db, userId, now);
  return row && describeUser(row);
}

/** What the browser may know of a row. */
export function describeUser(row: UserRow): User {
  const plan = readPlan(row.plan);
  return {
    uid: row.userId,
    email: row.email,
    displayName: row.displayName,
    emailVerified: row.emailVerifiedAt !== null,
    timeZone: row.timeZone,
    plan,
    isPremium: plans[plan].isPremium,
  };
}

function readPlan(plan: string | null): PlanId {
  return planIds.find((id) => id === plan) ?? 'free';
}
