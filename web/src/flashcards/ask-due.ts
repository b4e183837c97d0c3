import type { Reply } from '@engram/core/endpoint.ts';
import { getDue } from '@engram/core/reviews/api.ts';
import { noteDueCount } from '../due-count.ts';
import { flushReviews } from './outbox/current-sending.ts';
import { call } from '../http/call.ts';
import { onWorkForgotten } from '../storage/unfinished-work.ts';

export type Due = Reply<typeof getDue>;

/** Asks what is due today; those who show a number hear of it. Who asks meanwhile, waits along. */
export function askDue(uid: string): Promise<Due> {
  const known = asking.get(uid);
  if (known) return known;
  const asked = ask(uid).finally(() => {
    if (asking.get(uid) === asked) asking.delete(uid);
  });
  asking.set(uid, asked);
  return asked;
}

const asking = new Map<string, Promise<Due>>();

// A question of a session that has ended may never be answered: the next one asks anew.
onWorkForgotten((uid) => {
  for (const asker of asking.keys()) if (asker !== uid) asking.delete(asker);
});

async function ask(uid: string): Promise<Due> {
  // What is on its way counts; and what its arrival tells must not be overtaken by an older answer.
  await flushReviews();
  const due = await call(getDue, {});
  noteDueCount(uid, due.counts);
  return due;
}
