import type { DueParts } from '@engram/core/reviews/due-today.ts';
import { useSyncExternalStore } from 'react';

/**
 * How much a user has to review today, as far as this page has heard. Light, because the header of
 * every page shows it; what asks the server is loaded by those who want to know.
 */
let known: { uid: string; due: DueParts } | undefined;
const listeners = new Set<() => void>();

export function noteDueCount(uid: string, { cards, questions }: DueParts): void {
  known = { uid, due: { cards, questions } };
  for (const listener of listeners) listener();
}

/** Undefined until the server has said so. */
export function useKnownDueCount(uid: string | undefined): DueParts | undefined {
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
