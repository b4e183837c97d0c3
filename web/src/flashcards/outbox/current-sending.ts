import { listStored } from '../../storage/browser-storage.ts';
import { pause } from '../../http/pause.ts';
import type { Sending } from './start-sending.ts';

/** The one sender of this page. */
let current: Sending | undefined;
const waiting = new Set<(sending: Sending) => void>();

export function setSending(sending: Sending): () => void {
  current = sending;
  for (const tell of waiting) tell(sending);
  waiting.clear();
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
  await Promise.race([flush(), pause(maxWaitMs, undefined)]);
}

async function flush(): Promise<void> {
  // It comes after the page; what an earlier page has left here is not to be counted twice till then.
  const sending = current ?? (isAnyKept() ? await comingSending() : undefined);
  await sending?.flush();
}

function comingSending(): Promise<Sending> {
  return new Promise((resolve) => waiting.add(resolve));
}

/** Whose they are is known when they are sent: nobody else's stay in this browser. */
function isAnyKept(): boolean {
  return listStored().some((name) => /^kept:.+:review:/u.test(name));
}

const maxWaitMs = 4_000;
