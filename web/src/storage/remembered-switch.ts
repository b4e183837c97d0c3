import { useSyncExternalStore } from 'react';
import { readStored, store } from './browser-storage.ts';

type Remembered = {
  /** Of the browser's storage. */
  name: string;
  isOnAtFirst: boolean;
};

/** A choice of two that this browser remembers, for every screen that asks for it. */
export function rememberSwitch({ name, isOnAtFirst }: Remembered) {
  const listeners = new Set<() => void>();
  /** For a browser that stores nothing: until the page is closed. */
  let unstored: string | undefined;

  function read(): boolean {
    const value = readStored(name) ?? unstored;
    return isOnAtFirst ? value !== off : value === on;
  }

  function change(isOn: boolean): void {
    const value = isOn ? on : off;
    store(name, value);
    unstored = readStored(name) === value ? undefined : value;
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

  return {
    read,
    useSwitch: (): [boolean, (isOn: boolean) => void] => [
      useSyncExternalStore(subscribe, read, () => isOnAtFirst),
      change,
    ],
  };
}

const on = 'on';
const off = 'off';
