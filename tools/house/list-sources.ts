import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every source file of ours, tests too, as its path from the root. */
export function listSources(): string[] {
  return globSync('{core,generator,fakes,corpus,server,web,e2e,bench,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => notOurs.has(name.split('/').at(-1) ?? ''),
  }).toSorted();
}

/** Packages, and what tools have written. */
const notOurs = new Set(['node_modules', 'build', '.types', '.react-router']);
