import { useEffect, useSyncExternalStore } from 'react';

/** What a key does, and the key; 'to', 'or' and 'then' between keys are words. */
export type KeyLine = readonly [does: string, keys: string];

export type KeyList = { title: string; lines: readonly KeyLine[] };

/** Tells the list that '?' opens which keys a screen has, for as long as the screen is there. */
export function useKeyList(list: KeyList | undefined): void {
  useEffect(() => {
    if (!list) return undefined;
    change({ lists: [...state.lists, list] });
    return () => change({ lists: state.lists.filter((other) => other !== list) });
  }, [list]);
}

export function openKeyboardHelp(): void {
  change({ isOpen: true });
}

export function closeKeyboardHelp(): void {
  change({ isOpen: false });
}

type State = {
  /** Of all screens and parts that are there, in the order they came. */
  lists: readonly KeyList[];
  isOpen: boolean;
};

/** For whoever shows them. */
export function useKeyLists(): State {
  return useSyncExternalStore(subscribe, read, read);
}

const listeners = new Set<() => void>();

let state: State = { lists: [], isOpen: false };

function read(): State {
  return state;
}

function change(part: Partial<State>): void {
  const hadKeys = state.lists.length > 0;
  state = { ...state, ...part };
  // It is not left open over the next screen, when a test ends by itself.
  if (hadKeys && state.lists.length === 0) state = { ...state, isOpen: false };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
