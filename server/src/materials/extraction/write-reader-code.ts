import { globSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Runs as a process of its own and writes the address and the source without types of every file
 * that a reader loads. What is missing here a reader strips by itself.
 */
const folder = join(import.meta.dirname, 'reader');
const own = globSync('**/*.ts', { cwd: folder }).map((name) => join(folder, name));
const { resolve } = createRequire(import.meta.url);
const ofCore = ['limits.ts', 'materials/kinds.ts'].map((name) => resolve(`@engram/core/${name}`));

const sources = [...own.filter((path) => !path.endsWith('.test.ts')), ...ofCore].map((path) => [
  pathToFileURL(path).href,
  stripTypeScriptTypes(readFileSync(path, 'utf8')),
]);
process.stdout.write(JSON.stringify(sources));
