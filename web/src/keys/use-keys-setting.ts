import { useSyncExternalStore } from 'react';
import { readStored, store } from '../storage/browser-storage.ts';

/** Whether the learner wants single keys to act (2.1.4); this browser remembers it, for every screen. */
export function useKeysSetting(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, readOnServer), change];
}

const listeners = new Set<() => void>();
const settingKey = 'runner-keys';
const on = 'on';
const off = 'off';

/** For a browser that stores nothing: until the page is closed. */
let unstored: string | undefined;

function read(): boolean {
  return (readStored(settingKey) ?? unstored) !== off;
}

function readOnServer(): boolean {
  return true;
}

function change(isOn: boolean): void {
  const value = isOn ? on : off;
  store(settingKey, value);
  unstored = readStored(settingKey) === value ? undefined : value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
