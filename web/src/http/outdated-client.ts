import { useSyncExternalStore } from 'react';

let isOutdated = false;
const listeners = new Set<() => void>();

/** The server found this page too old: only a reload helps. */
export function setOutdated(): void {
  isOutdated = true;
  for (const listener of listeners) listener();
}

export function useIsOutdated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOutdated,
    () => false,
  );
}

/** For a page of a test, which begins as new as the server. */
export function resetOutdated(): void {
  isOutdated = false;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
