import { type ReactNode, useRef } from 'react';
import type { FrameParts } from './frame-parts.ts';
import { SkipLink } from './skip-link.tsx';
import { usePageFocus } from './use-page-focus.ts';

type SiteFrameProps = {
  parts: FrameParts;
  hasHeader?: boolean;
  hasFooter?: boolean;
  children: ReactNode;
};

/** Header, content and footer of every page but the quiet ones. */
export function SiteFrame({ parts, hasHeader = true, hasFooter = true, children }: SiteFrameProps) {
  const { Header, Footer, TabBar } = parts;
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  return (
    <>
      <SkipLink />
      {hasHeader && <Header />}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col focus-visible:shadow-none"
      >
        {children}
      </main>
      {hasFooter && <Footer />}
      {hasHeader && TabBar && <TabBar />}
    </>
  );
}
