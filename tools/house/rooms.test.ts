import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { listSources } from './list-sources.ts';

const mostFiles = 20;

/** Folders that may have more, with everything below where a name ends in a slash, and why. */
const exceptions: Record<string, string> = {
  'generator/': 'the generator is being put in order by itself',
  // PENDING, web: remove this line when the rooms of web/ have come.
  'web/': 'pending',
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
  Object.keys(exceptions).some((name) =>
    name.endsWith('/') ? folder.startsWith(name) : folder.startsWith(`${name}:`),
  );

it('has no folder with more than 20 files beside its tests', () => {
  expect(folders.size).toBeGreaterThan(100);
  expect(full.filter((folder) => !isExcused(folder))).toEqual([]);
});

it('excuses only folders that need it', () => {
  const unneeded = Object.keys(exceptions).filter(
    (name) => !full.some((folder) => folder.startsWith(name)),
  );
  expect(unneeded).toEqual([]);
});
