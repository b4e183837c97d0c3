import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A toast takes the focus with it when it goes. It goes back to where it was before it came to the
 * toasts; where that is gone, to the page's content.
 */
export function useToastFocus(shown: readonly unknown[]) {
  const stack = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const wasInside = useRef(false);

  useLayoutEffect(() => {
    if (!wasInside.current) return;
    wasInside.current = false;
    // With more toasts to read it stays among them.
    if (document.activeElement !== document.body) return;
    cameFrom.current?.focus();
    if (document.activeElement === document.body) focusMain();
  }, [shown]);

  /** To be called before a toast is taken away. */
  const noteFocus = useCallback(() => {
    wasInside.current = stack.current?.contains(document.activeElement) ?? false;
  }, []);

  return {
    noteFocus,
    stackProps: {
      ref: stack,
      onFocus({ currentTarget, relatedTarget }: FocusEvent) {
        if (currentTarget.contains(relatedTarget)) return;
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      },
    },
  };
}

function focusMain() {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
