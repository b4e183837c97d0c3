import { getAttempt } from '@engram/core/attempts/api.ts';
import { ApiError } from '../../http/api-error.ts';
import { logIgnored } from '../../http/log-ignored.ts';
import { readFailure } from '../../http/read-failure.ts';
import { attemptsOf } from '../keeping/attempt-store.ts';
import { callWithClock } from '../keeping/call-with-clock.ts';
import { runnerMessages as messages } from './messages.ts';

/** For the server's time, and for what another device may have answered. */
export async function askForAttempt(uid: string, id: string): Promise<void> {
  const store = attemptsOf(uid);
  try {
    const { attempt } = await callWithClock(getAttempt, { params: { id } });
    if (store.find(id)) store.adopt(attempt);
  } catch (error) {
    logIgnored('The time of the attempt is not known', error);
    // Left on another device: what is answered from here on goes nowhere, and the learner must know.
    if (!(error instanceof ApiError) || error.status !== 404) return;
    const refusal = readFailure(error, messages.saving.gone);
    store.change(id, (before) => ({ ...before, refusal: before.refusal ?? refusal }));
  }
}
