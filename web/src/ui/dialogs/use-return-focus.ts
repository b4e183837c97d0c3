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
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
