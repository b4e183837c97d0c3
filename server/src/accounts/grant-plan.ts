import { emailKey } from '@engram/core/accounts/email.ts';
import type { PlanId } from '@engram/core/plans/catalogue.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../platform/db.ts';
import { recordEvent } from './record-event.ts';
import { endGrantedEntitlements, findUserIdByEmail, insertEntitlement } from './store.ts';

export type Grant = { email: string; plan: PlanId; now: Date };

/** Gives an operator's plan in place of an earlier one; 'free' only takes it away. */
export async function grantPlan(db: Db, { email, plan, now }: Grant): Promise<boolean> {
  const userId = await findUserIdByEmail(db, emailKey(email));
  if (userId === undefined) return false;
  await db.transaction().execute(async (tx) => {
    await endGrantedEntitlements(tx, userId, now);
    if (plan !== 'free') {
      const entitlementId = uuidv7();
      await insertEntitlement(tx, {
        userId,
        entitlementId,
        plan,
        source: 'operator',
        startsAt: now,
      });
    }
    await recordEvent(tx, { userId, kind: 'plan-granted', now });
  });
  return true;
}
