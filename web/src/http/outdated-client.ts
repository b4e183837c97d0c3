import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';

let isOutdated = false;
const listeners = new Set<() => void>();

/** Hears of every failed call; once the server finds this page too old, only a reload helps. */
export function noteFailedCall(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'client-outdated') return;
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
