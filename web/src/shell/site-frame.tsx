import type { ReactNode } from 'react';
import type { FrameParts } from './frame-parts.ts';
import { PageMain } from './page-main.tsx';
import { SkipLink } from './skip-link.tsx';

type SiteFrameProps = {
  parts: FrameParts;
  hasHeader?: boolean;
  hasFooter?: boolean;
  children: ReactNode;
};

/** Header, content and footer of every page but the quiet ones. */
export function SiteFrame({ parts, hasHeader = true, hasFooter = true, children }: SiteFrameProps) {
  const { Header, Footer, TabBar } = parts;
  return (
    <>
      <SkipLink />
      {hasHeader && <Header />}
      <PageMain>{children}</PageMain>
      {hasFooter && <Footer />}
      {hasHeader && TabBar && <TabBar />}
    </>
  );
}
