import { useEffect, useSyncExternalStore } from 'react';

/**
 * A hook for code that comes with the first text that needs it, and then is there for all of them;
 * it gives undefined until then.
 */
export function makePart<Part>(load: () => Promise<Part>): () => Part | undefined {
  let part: Part | undefined;
  let asked: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function ask(): void {
    asked ??= fetch();
  }

  async function fetch(): Promise<void> {
    try {
      part = await load();
    } catch {
      // Without a connection the words stay; the next text asks again.
      asked = undefined;
    }
    for (const tell of listeners) tell();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const readPart = () => part;

  return () => {
    // Asked for once it is needed: only here is it known that the page needs it.
    useEffect(ask, []);
    return useSyncExternalStore(subscribe, readPart, readNothing);
  };
}

const readNothing = () => undefined;
