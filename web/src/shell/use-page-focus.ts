import { type RefObject, useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageMemoryContext } from './page-memory.ts';

/**
 * A change of page moves focus to its heading, so that a screen reader starts there and Tab does
 * too. The first page keeps the browser's own start.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const rememberPage = useContext(PageMemoryContext);
  useEffect(() => {
    const before = rememberPage(pathname);
    if (before === undefined || before === pathname) return;
    // The screen has put it into a field that it asks to fill in.
    if (main.current?.querySelector('input:focus, textarea:focus')) return;
    const heading = main.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    // Where to scroll is for the router to say: a page gone back to opens where it was left.
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, main, rememberPage]);
}
