import type { NamedPart } from '@engram/core/flashcards/make-cover-cards.ts';
import { pictureLimits } from '@engram/core/limits.ts';
import type { PicturePart } from '@engram/core/pictures/cover.ts';
import { useState } from 'react';

/** The parts of a picture that are covered so far, and what was done to them last. */
export function useParts() {
  const [parts, setParts] = useState<readonly NamedPart[]>([]);
  const [past, setPast] = useState<readonly (readonly NamedPart[])[]>([]);

  function change(next: readonly NamedPart[]) {
    setPast([...past, parts]);
    setParts(next);
  }

  return {
    parts,
    isFull: parts.length >= pictureLimits.maxParts,
    canUndo: past.length > 0,
    /** Its id is made here, once, so that its card is added once. */
    add(part: PicturePart): string {
      const id = crypto.randomUUID();
      change([...parts, { ...part, id, name: '' }]);
      return id;
    },
    place(id: string, part: PicturePart) {
      change(parts.map((one) => (one.id === id ? { ...one, ...part } : one)));
    },
    remove(id: string) {
      change(parts.filter((one) => one.id !== id));
    },
    /** The field takes back what is typed in it by itself. */
    rename(id: string, name: string) {
      const named = (one: NamedPart) => (one.id === id ? { ...one, name } : one);
      setParts(parts.map(named));
      setPast(past.map((before) => before.map(named)));
    },
    undo() {
      const before = past.at(-1);
      if (!before) return;
      setParts(before);
      setPast(past.slice(0, -1));
    },
  };
}
