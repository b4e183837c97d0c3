import { globSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Runs as a process of its own and writes the address and the source without types of every file
 * that a reader loads. What is missing here a reader strips by itself.
 */
const own = ['reader', 'picture-reader'].flatMap((name) => {
  const folder = join(import.meta.dirname, name);
  return globSync('**/*.ts', { cwd: folder }).map((path) => join(folder, path));
});
const { resolve } = createRequire(import.meta.url);
const ofCore = ['limits.ts', 'materials/kinds.ts', 'materials/photo-kinds.ts'].map((name) =>
  resolve(`@engram/core/${name}`),
);

const sources = [...own.filter((path) => !/\.(test|d)\.ts$/.test(path)), ...ofCore].map((path) => [
  pathToFileURL(path).href,
  stripTypeScriptTypes(readFileSync(path, 'utf8')),
]);
process.stdout.write(JSON.stringify(sources));
