import { type LinkState, startSync, type Sync, type SyncListeners } from './sync.ts';

export type { LinkState };

/** The one sender of this page. */
let current: { sync: Sync; stop: () => void } | undefined;
const listeners = new Set<() => void>();

/** While a user is on the screen; ends with what it returns. */
export function runSync(uid: string, handlers: SyncListeners): () => void {
  current?.stop();
  const sync = startSync(uid, handlers);
  const stopHearing = sync.subscribe(tell);
  const mine = {
    sync,
    stop() {
      stopHearing();
      sync.stop();
      if (current === mine) current = undefined;
    },
  };
  current = mine;
  tell();
  return mine.stop;
}

export function syncOf(): Sync | undefined {
  return current?.sync;
}

/** Sends what is not sent; done when it was tried, whatever came of it. */
export async function flushSync(): Promise<void> {
  await current?.sync.flush();
}

export function subscribeToSync(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
