import { deleteTest } from '@engram/core/practice-tests/api.ts';
import { useSyncExternalStore } from 'react';
import { prepareTelling } from '../../http/tell-endpoint.ts';
import { staysWith } from '../../storage/kept-work.ts';
import { onWorkForgotten } from '../../storage/unfinished-work.ts';
import { forgetHere } from './forget-here.ts';

/*
 * Tests that were deleted a moment ago and can still be brought back. They are listed nowhere, and
 * until the offer is over the server has not heard of it: their links work, and nothing is lost.
 */

type Held = {
  uid: string;
  /** As the user who deleted it, also while the page or the session goes away. */
  tell: () => Promise<boolean>;
  /** Takes the offer away. */
  end: () => void;
};

export function holdDeletion(uid: string, testId: string, end: () => void): void {
  if (held.size === 0) window.addEventListener('pagehide', tellAll);
  change((next) =>
    next.set(testId, { uid, tell: prepareTelling(deleteTest, { params: { id: testId } }), end }),
  );
}

export function isHeld(testId: string): boolean {
  return held.has(testId);
}

/** It was brought back, or the server has heard of it. */
export function releaseDeletion(testId: string): void {
  change((next) => next.delete(testId));
  if (held.size === 0) window.removeEventListener('pagehide', tellAll);
}

/** The ids of those that are on their way out; the same set until it changes. */
export function useHeldDeletions(): ReadonlyMap<string, unknown> {
  return useSyncExternalStore(subscribe, readHeld, readHeld);
}

let held: ReadonlyMap<string, Held> = new Map();
const listeners = new Set<() => void>();

function readHeld(): ReadonlyMap<string, Held> {
  return held;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(make: (next: Map<string, Held>) => void): void {
  const next = new Map(held);
  make(next);
  held = next;
  for (const listener of listeners) listener();
}

/** Nobody can press Undo any more. */
function tellAll(): void {
  tellThose(() => true);
}

onWorkForgotten((uid) => tellThose((owner) => !staysWith(owner, uid)));

function tellThose(isLeaving: (owner: string) => boolean): void {
  for (const [testId, { uid, tell, end }] of held) {
    if (!isLeaving(uid)) continue;
    void tell();
    forgetHere(uid, testId);
    releaseDeletion(testId);
    end();
  }
}
