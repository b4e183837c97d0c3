import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const roots = ['src/root.tsx', 'src/shell/site-layout.tsx'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/**
 * One file for what every page of the site loads: the router, the frame and all they use. Left
 * alone, the bundler makes a file of each part that two screens share, and a phone would ask for
 * thirty of them, six at a time.
 */
export const frameChunk = { name: nameChunk, debugName: 'frame' };

let frame: Set<string> | undefined;

function nameChunk(id: string, modules: Modules): string | null {
  frame ??= collectImports(roots, modules);
  return frame.has(id) ? 'frame' : null;
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
