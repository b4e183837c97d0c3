import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSources, root } from './list-sources.ts';

it('has tests that replace modules in files of their own process alone', () => {
  const replacing = listSources().filter((path) =>
    /^vi\.(?:doM|m)ock\(/m.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.filter((path) => !/\.alone\.test\.tsx?$/.test(path))).toEqual([]);
});
