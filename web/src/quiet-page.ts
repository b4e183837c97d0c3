import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How many parts of the page want to be alone on it. */
let wishes = 0;
const listeners = new Set<() => void>();

/** For a screen that is quiet in one of its states only; others say so in their `handle`. */
export function useQuietPage(): void {
  // Before it is painted: the header would jump.
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** For the frame of the page: whether its header is to go. */
export function useIsQuiet(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wishes > 0,
    () => false,
  );
}

function change(by: number): void {
  wishes += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
