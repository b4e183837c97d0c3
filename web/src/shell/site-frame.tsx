import { type ReactNode, useRef } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { usePageFocus } from './use-page-focus.ts';

type SiteFrameProps = { hasHeader?: boolean; hasFooter?: boolean; children: ReactNode };

/** Header, content and footer of every page but the quiet ones. */
export function SiteFrame({ hasHeader = true, hasFooter = true, children }: SiteFrameProps) {
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  return (
    <>
      <SkipLink />
      {hasHeader && <SiteHeader />}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col focus-visible:shadow-none"
      >
        {children}
      </main>
      {hasFooter && <SiteFooter />}
    </>
  );
}
