import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A change of page moves focus to its heading, so that a screen reader starts there and Tab does
 * too. The first page keeps the browser's own start.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  // A frame that comes with its page, such as the one of signing in, has a change behind it too.
  const isFirstPage = useNavigationType() === 'POP';
  const focusedPath = useRef(isFirstPage ? pathname : undefined);
  useEffect(() => {
    if (focusedPath.current === pathname) return;
    focusedPath.current = pathname;
    const heading = main.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    // Where to scroll is for the router to say: a page gone back to opens where it was left.
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, main]);
}
