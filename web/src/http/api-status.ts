import { useSyncExternalStore } from 'react';
import { forget, readStored, store } from '../browser-storage.ts';

const statusKey = 'api_status'; // NS-61
const unavailable = 'unavailable'; // [ACC-12]
const listeners = new Set<() => void>();

export function setApiUnavailable(): void {
  store(statusKey, unavailable);
  tell();
}

export function clearApiStatus(): void {
  forget(statusKey);
  tell();
}

export function useIsApiUnavailable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readStored(statusKey) === unavailable,
    () => false,
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
