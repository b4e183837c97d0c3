import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { listSources } from './list-sources.ts';

const mostFiles = 20;

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
const folders = Map.groupBy(
  listSources().filter((path) => !isTest(path)),
  dirname,
);
const full = [...folders]
  .filter(([, files]) => files.length > mostFiles)
  .map(([folder, files]) => `${folder}: ${files.length}`);

it('has no folder with more than 20 files beside its tests', () => {
  expect(folders.size).toBeGreaterThan(100);
  expect(full).toEqual([]);
});
