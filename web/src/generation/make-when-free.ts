import type { Making } from '@engram/core/generation/making.ts';
import { callLimits } from '@engram/core/limits.ts';
import { ApiError, unanswered } from '../http/api-error.ts';
import { pause } from '../http/pause.ts';
import type { Asking, Heard, Maker } from './ask-server.ts';
import { noteCancelling, untilCancelled } from './cancelling.ts';
import { makeInTime, stillWanted } from './make-in-time.ts';

/**
 * Has something made by the server once what was cancelled before has ended there: it makes one thing
 * at a time for a user, and would refuse the next.
 */
export function makeWhenFree<Item>(
  maker: Maker<Item>,
  heard: Heard<Item>,
  { signal, onStarted, ...hearing }: Asking<Item>,
): Promise<Making> {
  const stop = new AbortController();
  const work = makeAfterCancelling(maker, heard, {
    ...hearing,
    wanted: signal,
    signal: stop.signal,
    onStarted(id) {
      onStarted?.(id);
      if (signal.aborted) stop.abort(signal.reason);
    },
  });
  signal.addEventListener('abort', () => {
    const isStillWanted = signal.reason === stillWanted;
    // Before it has an id, nobody can cancel it: that is waited for.
    if (isStillWanted || heard.generationId !== null) stop.abort(signal.reason);
    if (!isStillWanted) noteCancelling(work);
  });
  return work;
}

/** Our own cancel may have been told, but not yet done. */
async function makeAfterCancelling<Item>(
  maker: Maker<Item>,
  heard: Heard<Item>,
  { wanted, ...asking }: Asking<Item> & { wanted: AbortSignal },
): Promise<Making> {
  const hasCancelled = heard.generationId === null && (await untilCancelled(wanted));
  if (wanted.aborted) throw unanswered('aborted', {});
  try {
    return await makeInTime(maker, heard, asking);
  } catch (error) {
    if (!hasCancelled || !isOtherRunning(error)) throw error;
    await pause(callLimits.retryDelayMs, wanted);
    if (wanted.aborted) throw error;
    return await makeInTime(maker, heard, asking);
  }
}

function isOtherRunning(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'generation-running';
}
