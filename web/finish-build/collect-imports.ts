type ModuleInfo = { importedIds: string[]; code: string | null };
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null };

/** The modules and all that they import at once; what comes later is not among them. */
export function collectImports(
  ids: readonly string[],
  modules: Modules,
  found = new Set<string>(),
): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    const info = modules.getModuleInfo(id);
    if (!info) continue;
    for (const imported of info.importedIds) {
      const isList = imported.endsWith(listOfIcons);
      const next = isList
        ? findIcons(info.code ?? '', modules.getModuleInfo(imported))
        : [imported];
      collectImports(next, modules, found);
    }
  }
  return found;
}

/**
 * The icons that a module names. Their list imports every icon that any screen draws: who follows
 * it brings them all to every page.
 */
function findIcons(code: string, list: ModuleInfo | null): string[] {
  const names = [...code.matchAll(importOfIcons)]
    .flatMap(([, imports = '']) => imports.split(','))
    .map((name) => name.trim().split(/\s/)[0]);
  const files = [...(list?.code ?? '').matchAll(exportOfIcon)]
    .filter(([, exports = '']) => exports.split(/[\s,]+/).some((name) => names.includes(name)))
    .map(([, , file]) => `/${file}`);
  return (list?.importedIds ?? []).filter((id) => files.some((file) => id.endsWith(file)));
}

const listOfIcons = '/lucide-react/dist/esm/lucide-react.mjs';
const importOfIcons = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const exportOfIcon = /export \{([^}]*)\} from ["']\.\/([^"']+)["']/g;
