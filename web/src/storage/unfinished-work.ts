import { forgetInTab, listStoredInTab, readStoredInTab, storeInTab } from './browser-storage.ts';
import { forgetKeptOfOthers, staysWith } from './kept-work.ts';

/**
 * What a user has begun in this tab and not finished, such as a text for a test: it outlives a
 * reload, and neither the session nor a change of user. Light, because the session of every page
 * knows it.
 */
export type WorkKey = { uid: string; name: string };

/** Whether there was room for it; a browser that stores nothing keeps it until the page closes. */
export function keepWork(key: WorkKey, value: string): boolean {
  const name = writeKey(key);
  const isStored = storeInTab(name, value);
  if (isStored) unstored.delete(name);
  else unstored.set(name, value);
  return isStored;
}

export function findWork(key: WorkKey): string | undefined {
  const name = writeKey(key);
  return unstored.get(name) ?? readStoredInTab(name);
}

export function dropWork(key: WorkKey): void {
  const name = writeKey(key);
  unstored.delete(name);
  forgetInTab(name);
}

/** Nobody is signed in any more, or only this user is. */
export function forgetWorkOfOthers(uid?: string): void {
  const isOthers = (name: string) =>
    name.startsWith(prefix) && !staysWith(name.slice(prefix.length), uid);
  for (const name of listStoredInTab().filter(isOthers)) forgetInTab(name);
  for (const name of [...unstored.keys()].filter(isOthers)) unstored.delete(name);
  // Without a user it stays: a session that was lost is not one that was ended.
  if (uid !== undefined) forgetKeptOfOthers(uid);
  for (const listener of listeners) listener(uid);
}

/** For those who have some of it at hand; they are told whose work stays. */
export function onWorkForgotten(listener: (uid: string | undefined) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const prefix = 'unfinished:';
const unstored = new Map<string, string>();
const listeners = new Set<(uid: string | undefined) => void>();

function writeKey({ uid, name }: WorkKey): string {
  return `${prefix}${uid}:${name}`;
}
