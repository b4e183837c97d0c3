import { countReviews } from '@engram/core/reviews/api.ts';
import { noteDueCount } from '../due-count.ts';
import { flushReviews } from './outbox/current-sending.ts';
import { call } from '../http/call.ts';

/** Asks how much is to be reviewed today; those who show it hear of it. Who asks meanwhile, waits along. */
export function askDueCount(uid: string): Promise<void> {
  const asked = asking.get(uid) ?? ask(uid).finally(() => asking.delete(uid));
  asking.set(uid, asked);
  return asked;
}

const asking = new Map<string, Promise<void>>();

async function ask(uid: string): Promise<void> {
  // What is on its way counts; and what its arrival tells must not be overtaken by an older answer.
  await flushReviews();
  const { counts } = await call(countReviews, {});
  noteDueCount(uid, counts.left);
}
