import { countReviews } from '@engram/core/reviews/api.ts';
import { noteDueCount } from '../due-count.ts';
import { flushReviews } from './outbox/current-sending.ts';
import { call } from '../http/call.ts';
import { onWorkForgotten } from '../storage/unfinished-work.ts';

/** Asks how much is to be reviewed today; those who show it hear of it. Who asks meanwhile, waits along. */
export function askDueCount(uid: string): Promise<void> {
  const known = asking.get(uid);
  if (known) return known;
  const asked = ask(uid).finally(() => {
    if (asking.get(uid) === asked) asking.delete(uid);
  });
  asking.set(uid, asked);
  return asked;
}

const asking = new Map<string, Promise<void>>();

// A question of a session that has ended may never be answered: the next one asks anew.
onWorkForgotten((uid) => {
  for (const asker of asking.keys()) if (asker !== uid) asking.delete(asker);
});

async function ask(uid: string): Promise<void> {
  // What is on its way counts; and what its arrival tells must not be overtaken by an older answer.
  await flushReviews();
  const { counts } = await call(countReviews, {});
  noteDueCount(uid, counts.left);
}
