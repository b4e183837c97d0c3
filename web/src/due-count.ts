import { useSyncExternalStore } from 'react';

/**
 * How much a user has to review today, as far as this page has heard. Light, because the header of
 * every page shows it; what asks the server is loaded by those who want to know.
 */
let known: { uid: string; due: number } | undefined;
const listeners = new Set<() => void>();

export function noteDueCount(uid: string, due: number): void {
  known = { uid, due };
  for (const listener of listeners) listener();
}

/** Undefined until the server has said so. */
export function useKnownDueCount(uid: string | undefined): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (known?.uid === uid ? known?.due : undefined),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
