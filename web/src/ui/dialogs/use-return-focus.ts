import { useRef } from 'react';

/**
 * For a dialog opened by state: Radix gives focus back only to its own trigger, and there is none,
 * so the keyboard would start again at the top of the page.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // What the dialog led to has taken it already.
      if (document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
