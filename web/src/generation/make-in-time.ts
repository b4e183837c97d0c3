import type { Making } from '@engram/core/generation/making.ts';
import { questionLimits } from '@engram/core/limits.ts';
import { unanswered } from '../http/api-error.ts';
import { type Asking, askServer, type Heard, type Maker } from './ask-server.ts';
import { tellCancelled } from './cancelling.ts';

/** Why nobody listens any more, although the server is to go on: somebody has left the screen. */
export const stillWanted = new DOMException('The screen was left.', 'AbortError');

/**
 * Has something made by the server within 60 s [BAPI-11], counted from its turn where it has to wait
 * in line. Aborting cancels it, except with `stillWanted` as the reason; so does the time when it is
 * up.
 */
export async function makeInTime<Item>(
  maker: Maker<Item>,
  heard: Heard<Item>,
  { signal, onPlace, ...asking }: Asking<Item>,
): Promise<Making> {
  const deadline = new AbortController();
  const startTime = () => setTimeout(() => deadline.abort(), questionLimits.generationTimeoutMs);
  let timer = startTime();
  try {
    const either = AbortSignal.any([signal, deadline.signal]);
    return await askServer(maker, heard, {
      ...asking,
      signal: either,
      onPlace(ahead) {
        clearTimeout(timer);
        if (ahead === 0) timer = startTime();
        onPlace?.(ahead);
      },
    });
  } catch (error) {
    if (!signal.aborted && !deadline.signal.aborted) throw error;
    if (signal.reason !== stillWanted) tellCancelled(heard);
    throw unanswered(signal.aborted ? 'aborted' : 'generation-timed-out', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
