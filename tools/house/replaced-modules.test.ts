import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSources, root } from './list-sources.ts';

const sources = listSources();
const isAlone = (path: string) => /\.alone\.test\.tsx?$/.test(path);

it('has tests that replace modules in files of their own process alone', () => {
  const replacing = sources.filter((path) =>
    /^\s*(?:await )?vi\.(?:doM|m)ock\(/m.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.filter((path) => !isAlone(path))).toEqual([]);
});

it('has such files only where a project of vitest.config.ts runs them', () => {
  const alone = sources.filter(isAlone);
  expect(alone.filter((path) => !path.startsWith('web/src/'))).toEqual([]);
});
