import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A link to a section takes the focus there, so that Tab and a screen reader go on in it. Browsers do
 * so by themselves for a new page and for Back.
 */
export function useSectionFocus(ids: readonly string[]): void {
  const { hash, key } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const shown = useRef(key);
  const allIds = ids.join(' ');
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const id = hash.slice(1);
    if (isBackOrForward || !allIds.split(' ').includes(id)) return;
    const heading = document.getElementById(id)?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [hash, key, isBackOrForward, allIds]);
}
