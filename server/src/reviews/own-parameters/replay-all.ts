import { setImmediate } from 'node:timers/promises';
import type { User } from '@engram/core/accounts/user.ts';
import type { Parameters } from '@engram/core/reviews/parameters.ts';
import type { Tx } from '../../platform/db.ts';
import { readWholeLog } from '../read-log.ts';
import { replayItem } from '../sync/replay-item.ts';
import { type NewMemory, readReviewedAfter, setMemories } from './store.ts';

type Owner = Pick<User, 'uid' | 'timeZone'>;

const rowsPerPage = 500;
/** Some milliseconds, in which others wait. */
const itemsAtOnce = 20;

/** Every schedule of a learner, made anew of all reviews; for whoever holds the profile. */
export async function replayAll(
  tx: Tx,
  { uid, timeZone }: Owner,
  parameters: Parameters,
): Promise<void> {
  const log = await readWholeLog(tx, uid);
  for (let after: string | undefined; ;) {
    const rows = await readReviewedAfter(tx, uid, { after, limit: rowsPerPage });
    if (rows.length === 0) return;
    const memories: NewMemory[] = [];
    for (const [no, { itemId, itemNumber, missedAt }] of rows.entries()) {
      if (no % itemsAtOnce === 0) await setImmediate();
      const reviews = log.get(itemNumber);
      if (!reviews) continue;
      const { schedule } = replayItem(reviews, { missedAt, timeZone, parameters });
      memories.push({ itemId, ...schedule });
    }
    await setMemories(tx, uid, memories);
    after = rows.at(-1)?.itemId;
  }
}
