import type { Tx } from '../platform/db.ts';
import { saveEntitlement } from './store.ts';

type Entitlement = Parameters<typeof saveEntitlement>[1];

/** The rights that something paid for gives, from when until when. Told again, the last word counts. */
export async function keepEntitlement(tx: Tx, entitlement: Entitlement): Promise<void> {
  await saveEntitlement(tx, entitlement);
}
