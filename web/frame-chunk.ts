import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { collectImports } from './finish-build/collect-imports.ts';

type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const roots = ['src/root.tsx', 'src/shell/site-layout.tsx'].map(fromHere);
const landing = fromHere('src/site/landing/landing-screen.tsx');
const otherPages = [
  'src/site/features/features-screen.tsx',
  'src/site/pricing/pricing-screen.tsx',
  'src/site/faq/faq-screen.tsx',
  'src/contact/contact-screen.tsx',
].map(fromHere);

/**
 * One file for what every page of the site loads: the router, the frame and all they use; one for
 * the small parts that the landing page shares with others, and the icons of all public pages; and
 * one for the icons of the app. Left alone, the bundler makes a file of each part that two screens
 * share, and a phone would ask for thirty of them, six at a time.
 */
export const frameChunk = { name: nameChunk, debugName: 'frame' };

let frame: Set<string> | undefined;
let parts: Set<string> | undefined;
let pages: Set<string> | undefined;

function nameChunk(id: string, modules: Modules): string | null {
  frame ??= collectImports(roots, modules);
  if (frame.has(id)) return 'frame';
  parts ??= collectImports([landing], modules);
  if (parts.has(id) && !id.includes('/site/landing/')) return 'site-parts';
  if (!id.includes('/lucide-react/dist/esm/icons/')) return null;
  pages ??= collectImports(otherPages, modules);
  return pages.has(id) ? 'site-parts' : 'icons';
}

function fromHere(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
