import { useEffect, useEffectEvent } from 'react';
import { isWriting } from '../keys/is-writing.ts';

/** Ctrl+Z takes back what was done last; in a field it takes back what was typed. */
export function useUndoKey(undo: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (!undo || !isUndo || event.shiftKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && isWriting(event.target)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
