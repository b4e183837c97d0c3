import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { listSources } from './list-sources.ts';

const mostFiles = 20;

/** Below these a folder may have more, and why. */
const exceptions: Record<string, string> = {
  'generator/': 'its rooms come with the work on the generator itself',
};

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
const folders = Map.groupBy(
  listSources().filter((path) => !isTest(path)),
  dirname,
);
const full = [...folders]
  .filter(([, files]) => files.length > mostFiles)
  .map(([folder, files]) => `${folder}: ${files.length}`);

const isExcused = (folder: string) =>
  Object.keys(exceptions).some((start) => folder.startsWith(start));

it('has no folder with more than 20 files beside its tests', () => {
  expect(folders.size).toBeGreaterThan(100);
  expect(full.filter((folder) => !isExcused(folder))).toEqual([]);
});

it('excuses only what needs it', () => {
  const unneeded = Object.keys(exceptions).filter(
    (start) => !full.some((folder) => folder.startsWith(start)),
  );
  expect(unneeded).toEqual([]);
});
