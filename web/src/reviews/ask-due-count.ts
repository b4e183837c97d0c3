import { countReviews } from '@engram/core/reviews/api.ts';
import { noteDueCount } from '../due-count.ts';
import { call } from '../http/call.ts';

/** Asks how much is to be reviewed today; those who show it hear of it. */
export async function askDueCount(uid: string): Promise<void> {
  const { counts } = await call(countReviews, {});
  noteDueCount(uid, counts.left);
}
