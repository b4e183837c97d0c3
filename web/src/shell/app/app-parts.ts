import type { FrameParts } from '../frame-parts.ts';
import { AppFooter } from './app-footer.tsx';
import { AppHeader } from './app-header.tsx';
import { TabBar } from './tab-bar.tsx';

/** For whoever is signed in (D31). */
export const appParts: FrameParts = { Header: AppHeader, Footer: AppFooter, TabBar };
