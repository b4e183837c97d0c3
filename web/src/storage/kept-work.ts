import { forget, listStored, readStored, storeIfRoom } from './browser-storage.ts';

/**
 * What a user has done in this browser and the server may not know yet, such as the answers of a
 * test: it outlives the tab, a crash and the session, until the user logs out or another one comes.
 * Light, because the session of every page knows it.
 */
export type KeptKey = { uid: string; name: string };

/** In place of a user: what somebody without an account did here, which no session takes away. */
export const visitor = 'visitor';

/** Whether something of this owner stays when this user comes, or when nobody is left. */
export function staysWith(owner: string, uid: string | undefined): boolean {
  return [visitor, uid].some((stays) => owner === stays || owner.startsWith(`${stays}:`));
}

/** Whether there was room for it; a browser that stores nothing keeps it until the page closes. */
export function keepForLater(key: KeptKey, value: string): boolean {
  const name = writeKey(key);
  const isStored = storeIfRoom(name, value);
  if (isStored) unstored.delete(name);
  else unstored.set(name, value);
  return isStored;
}

export function findKept(key: KeptKey): string | undefined {
  const name = writeKey(key);
  return unstored.get(name) ?? readStored(name);
}

export function dropKept(key: KeptKey): void {
  const name = writeKey(key);
  unstored.delete(name);
  forget(name);
}

/** The names under which something of this user is kept. */
export function listKept(uid: string): string[] {
  const start = writeKey({ uid, name: '' });
  const all = new Set([...listStored(), ...unstored.keys()]);
  return [...all].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

/** Nobody's work stays but a visitor's, or only that and what is this user's. */
export function forgetKeptOfOthers(uid?: string): void {
  const isOthers = (key: string) =>
    key.startsWith(prefix) && !staysWith(key.slice(prefix.length), uid);
  for (const key of listStored().filter(isOthers)) forget(key);
  for (const key of [...unstored.keys()].filter(isOthers)) unstored.delete(key);
  for (const listener of listeners) listener();
}

/** Hears of what other tabs keep or drop, and of all that is forgotten at once. */
export function onKeptChanged(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener();
  };
  // A page that slept or was put aside has heard of nothing meanwhile.
  const followAfterSleep = () => listener();
  listeners.add(listener);
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', followAfterSleep);
  document.addEventListener('resume', followAfterSleep);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', followAfterSleep);
    document.removeEventListener('resume', followAfterSleep);
  };
}

const prefix = 'kept:';
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

function writeKey({ uid, name }: KeptKey): string {
  return `${prefix}${uid}:${name}`;
}
