import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const roots = ['src/root.tsx', 'src/shell/site-layout.tsx'].map(fromHere);
const landing = fromHere('src/site/landing/landing-screen.tsx');

/**
 * One file for what every page of the site loads: the router, the frame and all they use; and one
 * for the small parts that the landing page shares with others. Left alone, the bundler makes a file
 * of each part that two screens share, and a phone would ask for thirty of them, six at a time.
 */
export const frameChunk = { name: nameChunk, debugName: 'frame' };

let frame: Set<string> | undefined;
let parts: Set<string> | undefined;

function nameChunk(id: string, modules: Modules): string | null {
  frame ??= collectImports(roots, modules);
  if (frame.has(id)) return 'frame';
  parts ??= collectImports([landing], modules);
  return parts.has(id) && !id.includes('/site/landing/') ? 'site-parts' : null;
}

/** The modules and all that they import at once; what comes later is not among them. */
function collectImports(ids: readonly string[], modules: Modules, found = new Set<string>()) {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    collectImports(modules.getModuleInfo(id)?.importedIds ?? [], modules, found);
  }
  return found;
}

function fromHere(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
