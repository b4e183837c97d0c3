import {
  dropKept,
  findKept,
  keepForLater,
  type KeptKey,
  listKept,
  onKeptChanged,
} from '../../storage/kept-work.ts';
import { parseJson } from '../../storage/parse-json.ts';
import { KeptTest } from './kept-test.ts';

/**
 * Tests of a user in this browser: those that the server has not yet, and those at hand for a
 * reload or a lost network. False when there was no room, and a reload would lose it.
 */
export function keepTest(uid: string, kept: KeptTest): boolean {
  const key = { uid, name: nameOf(kept.test.id) };
  const text = JSON.stringify(kept);
  const isStored = keepWithRoom(key, text, kept.test.id);
  known.set(kept.test.id, { text, kept, isFresh: true });
  tell();
  return isStored;
}

export function findKeptTest(uid: string, testId: string): KeptTest | undefined {
  followOtherTabs();
  const cached = known.get(testId);
  if (cached?.isFresh) return cached.kept;
  const text = findKept({ uid, name: nameOf(testId) });
  if (text === undefined) return undefined;
  // The same text is the same test, so that nobody renders for nothing.
  const kept = cached?.text === text ? cached.kept : KeptTest.safeParse(parseJson(text)).data;
  if (kept) known.set(testId, { text, kept, isFresh: true });
  return kept;
}

export function dropTest(uid: string, testId: string): void {
  known.delete(testId);
  dropKept({ uid, name: nameOf(testId) });
  tell();
}

/** The ids of all that are kept here. */
export function listKeptTests(uid: string): string[] {
  return listKept(uid).flatMap((name) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  );
}

/** Whether it is stored; where there is no room for it, what can be had again makes some. */
export function keepWithRoom(key: KeptKey, value: string, neededTestId: string): boolean {
  if (keepForLater(key, value)) return true;
  makeRoom(key.uid, neededTestId);
  return keepForLater(key, value);
}

/** Lets go of tests that the server has too, but for the one that somebody needs now. */
function makeRoom(uid: string, neededId: string): void {
  for (const id of listKeptTests(uid)) {
    const kept = findKeptTest(uid, id);
    if (kept?.unsaved === null && id !== neededId) dropTest(uid, id);
  }
}

export function subscribeToKeptTests(listener: () => void): () => void {
  followOtherTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const prefix = 'test:';
const listeners = new Set<() => void>();
/** By id; material is long, so it is read once. */
const known = new Map<string, { text: string; kept: KeptTest; isFresh: boolean }>();
let isFollowing = false;

/** Only a browser has other tabs, so not before somebody asks for a test. */
function followOtherTabs(): void {
  if (isFollowing) return;
  isFollowing = true;
  onKeptChanged(() => {
    for (const [id, entry] of known) known.set(id, { ...entry, isFresh: false });
    tell();
  });
}

function nameOf(testId: string): string {
  return `${prefix}${testId}`;
}

function tell(): void {
  for (const listener of listeners) listener();
}
