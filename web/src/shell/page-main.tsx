import { type ReactNode, useRef } from 'react';
import { usePageFocus } from './use-page-focus.ts';

/** What the skip link leads to, and where the focus is after a change of page. */
export function PageMain({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className="flex flex-1 flex-col focus-visible:shadow-none"
    >
      {children}
    </main>
  );
}
