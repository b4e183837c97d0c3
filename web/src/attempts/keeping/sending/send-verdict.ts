import { judgeAnswer } from '@engram/core/attempts/api.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { call } from '../../../http/call.ts';
import type { AttemptStore } from '../attempt-store.ts';
import { isUnsent } from './unsent.ts';
import { dropVerdict, type KeptVerdict } from '../verdict-store.ts';

export type Judged = Reply<typeof judgeAnswer>;

/** The server judges what it has: a submission that is still on its way goes first. */
export function isSendable(store: AttemptStore, { attemptId }: KeptVerdict): boolean {
  const attempt = store.find(attemptId);
  return !attempt || !isUnsent(attempt);
}

/** Throws when the server cannot be told. */
export async function sendVerdict(
  store: AttemptStore,
  one: KeptVerdict,
  onJudged: (judged: Judged) => void,
): Promise<void> {
  const { attemptId, questionId, verdict } = one;
  const params = { id: attemptId, questionId };
  const judged = await call(judgeAnswer, { params, body: { verdict } });
  // The copy of this browser, if it has one, tells the same without a network.
  if (store.find(attemptId)) store.adopt(judged.attempt);
  // Whoever shows it knows the new count before the kept verdict is gone.
  onJudged(judged);
  dropVerdict(store.uid, one);
}
