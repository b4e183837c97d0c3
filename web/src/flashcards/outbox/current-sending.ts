import { pause } from '../../http/pause.ts';
import type { Sending } from './start-sending.ts';

/** The one sender of this page. */
let current: Sending | undefined;

export function setSending(sending: Sending): () => void {
  current = sending;
  return () => {
    if (current === sending) current = undefined;
    sending.stop();
  };
}

/**
 * Sends what waits before the server is asked about it. Done when it was tried, whatever came of it;
 * a question to the server does not wait long for that.
 */
export async function flushReviews(): Promise<void> {
  await Promise.race([current?.flush(), pause(maxWaitMs, undefined)]);
}

const maxWaitMs = 4_000;
