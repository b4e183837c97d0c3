import { useSyncExternalStore } from 'react';
import { forget, readStored, store } from '../storage/browser-storage.ts';

/** Doubtful: an earlier visit or another tab found nobody, and this page has not asked yet. */
type ApiStatus = 'available' | 'doubtful' | 'unavailable';

const statusKey = 'api_status'; // NS-61
const unavailable = 'unavailable'; // [ACC-12]
const listeners = new Set<() => void>();
let hasFailedHere = false;

export function setApiUnavailable(): void {
  hasFailedHere = true;
  store(statusKey, unavailable);
  tell();
}

export function clearApiStatus(): void {
  hasFailedHere = false;
  if (readStored(statusKey) === undefined) return;
  forget(statusKey);
  tell();
}

export function useApiStatus(): ApiStatus {
  return useSyncExternalStore(subscribe, readStatus, () => 'available');
}

function readStatus(): ApiStatus {
  if (readStored(statusKey) !== unavailable) return 'available';
  return hasFailedHere ? 'unavailable' : 'doubtful';
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
