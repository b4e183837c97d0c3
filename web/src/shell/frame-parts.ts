import type { ComponentType } from 'react';
import { SiteHeader } from './header/site-header.tsx';
import { SiteFooter } from './site-footer.tsx';

/** What stands around the content of a page. */
export type FrameParts = {
  Header: ComponentType;
  Footer: ComponentType;
  /** Of a phone. */
  TabBar?: ComponentType;
};

/** For a visitor. */
export const siteParts: FrameParts = { Header: SiteHeader, Footer: SiteFooter };
