import { useLayoutEffect } from 'react';

/** The page stays, so nobody else moves the focus from the button that is gone. */
export function useFocusOnRunner(): void {
  // Before the runner, which takes it into a field where one is to be filled.
  useLayoutEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
}
