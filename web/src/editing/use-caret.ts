import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Stretch } from './insert-sign.ts';

/** Puts the keyboard into a field and selects a stretch, once the field has its new text. */
export function useCaret(field: RefObject<HTMLTextAreaElement | null>) {
  const wanted = useRef<Stretch>(undefined);
  useLayoutEffect(() => {
    const stretch = wanted.current;
    if (!stretch || !field.current) return;
    wanted.current = undefined;
    field.current.focus();
    field.current.setSelectionRange(stretch.start, stretch.end);
  });
  return useCallback((stretch: Stretch) => {
    wanted.current = stretch;
  }, []);
}
