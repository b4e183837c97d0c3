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
      const list = lists.find(({ file }) => imported.endsWith(file));
      const next = list
        ? findNamed(list, info.code ?? '', modules.getModuleInfo(imported))
        : [imported];
      collectImports(next, modules, found);
    }
  }
  return found;
}

/**
 * What a module names of a list. The list imports all there is of its kind: who follows it brings
 * everything to every page.
 */
function findNamed({ from, entry }: List, code: string, list: ModuleInfo | null): string[] {
  const names = [...code.matchAll(from)]
    .flatMap(([, imports = '']) => imports.split(','))
    .map((name) => name.trim().split(/\s/)[0]);
  const files = [...(list?.code ?? '').matchAll(entry)]
    .filter(([, exports = '']) => exports.split(/[\s,]+/).some((name) => names.includes(name)))
    .map(([, , file]) => `/${file}`);
  return (list?.importedIds ?? []).filter((id) =>
    files.some((file) => id.endsWith(file) || id.includes(`${file}/`)),
  );
}

type List = { file: string; from: RegExp; entry: RegExp };

const lists: readonly List[] = [
  {
    file: '/lucide-react/dist/esm/lucide-react.mjs',
    from: /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g,
    entry: /export \{([^}]*)\} from ["']\.\/([^"']+)["']/g,
  },
  {
    file: '/radix-ui/dist/index.mjs',
    from: /import\s*\{([^}]*)\}\s*from\s*["']radix-ui["']/g,
    entry: /import \* as (\w+) from ["']([^"']+)["']/g,
  },
];
