import type { Db } from '../../../platform/db.ts';
import { listOpenOf, type SubscriptionRow } from '../store.ts';
import { endOfRights } from './rights.ts';

/**
 * The subscription that somebody has: it may be charged still, also when it gives no rights because
 * nobody has paid. Of several the one that gives rights the longest.
 */
export async function findOpen(db: Db, userId: string): Promise<SubscriptionRow | undefined> {
  const open = await listOpenOf(db, userId);
  return open
    .filter(({ status }) => status !== 'incomplete')
    .toSorted((one, other) => endOfRights(other).getTime() - endOfRights(one).getTime())[0];
}

/** Whether it goes on by itself, if only with money that is still to come. */
export function isRenewing({ cancelsAt }: SubscriptionRow): boolean {
  return cancelsAt === null;
}
