import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findCircles, readImports } from './find-circles.ts';
import { listSources, root } from './list-sources.ts';

const sources = listSources();
const imports = new Map(
  sources.map((path) => [path, readImports(path, readFileSync(join(root, path), 'utf8'))]),
);

it('has no files that import each other in a circle, not even for their types', () => {
  expect(findCircles(imports)).toEqual([]);
});

it('knows where every import of ours leads', () => {
  const code = /\.tsx?$/;
  const known = new Set(sources);
  const lost = [...imports].flatMap(([path, targets]) =>
    // Types of routes are written by a tool, and a planted violation leads nowhere.
    targets
      .filter((target) => code.test(target) && !known.has(target))
      .filter((target) => !target.includes('/+types/') && !path.startsWith('tools/'))
      .map((target) => `${path} imports ${target}`),
  );
  expect(sources.length).toBeGreaterThan(2_000);
  expect(lost).toEqual([]);
});

it('finds a circle through a type, through a package of ours and through itself', () => {
  const planted = new Map(
    Object.entries({
      'core/src/a.ts': "import type { B } from './b.ts';",
      'core/src/b.ts': "export { c } from '@engram/core/deep/c.ts';",
      'core/src/deep/c.ts': "const a = await import('../a.ts');",
      'core/src/d.ts': "import './a.ts';\nimport {\n  e,\n} from './e.ts?worker';",
      'core/src/e.ts': "export type E = import('./e.ts').E;",
    }).map(([path, source]) => [path, readImports(path, source)]),
  );
  expect(findCircles(planted)).toEqual([
    ['core/src/a.ts', 'core/src/b.ts', 'core/src/deep/c.ts'],
    ['core/src/e.ts'],
  ]);
});
