import { lockAccount } from '../accounts/lock-account.ts';
import type { Tx } from '../platform/db.ts';
import { eraseUses, insertUses, touchMaterials } from './store.ts';

export type UsedIn = 'test' | 'flashcard-set';

export type MaterialUse = {
  userId: string;
  materialIds: readonly string[];
  usedIn: UsedIn;
  /** The test or the set. */
  thingId: string;
  at: Date;
};

/** Counts a thing for every material it was made of. What has been deleted meanwhile is left out. */
export async function recordMaterialUse(tx: Tx, use: MaterialUse): Promise<void> {
  const { userId, usedIn, thingId, at } = use;
  if (!(await lockAccount(tx, userId))) return;
  const materialIds = await touchMaterials(tx, use);
  const uses = materialIds.map((materialId) => ({ userId, materialId, usedIn, thingId }));
  await insertUses(
    tx,
    uses.map((one) => ({ ...one, usedAt: at })),
  );
}

/** When the thing is deleted. */
export async function forgetMaterialUse(
  tx: Tx,
  use: Pick<MaterialUse, 'userId' | 'usedIn' | 'thingId'>,
): Promise<void> {
  await eraseUses(tx, use);
}
