import { type ReactNode, useRef } from 'react';
import { messages } from './messages.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { usePageFocus } from './use-page-focus.ts';

/** Header, content and footer of every page but the quiet ones. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  return (
    <>
      <a href="#main" className={skipLinkClass}>
        {messages.skip}
      </a>
      <SiteHeader />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col focus-visible:shadow-none"
      >
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

const skipLinkClass =
  'fixed start-3 -top-15 z-50 rounded-control bg-ink px-4 py-2.5 text-paper no-underline focus:top-3';
