import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { z } from '@engram/core/zod.ts';

/** What the reader of documents imports by name; what these need themselves is found. */
export const documentPackages = [
  '@mozilla/readability',
  'chardet',
  'htmlparser2',
  'iconv-lite',
  'linkedom',
  'pdfjs-dist',
  'saxes',
  'unpdf',
  'yauzl',
];

/** What the reader of pictures does: the engine, its languages, and what takes scans out of a PDF. */
export const picturePackages = [
  '@tesseract.js-data/deu',
  '@tesseract.js-data/eng',
  '@tesseract.js-data/fra',
  '@tesseract.js-data/spa',
  'pdfjs-dist',
  'tesseract.js-core',
  'unpdf',
];

export type ReadableCode = { folders: readonly string[]; packages: readonly string[] };

/**
 * The reader's own code and what it loads. Never a folder that holds links: Node judges a path by its
 * letters and the kernel follows the link, so that node_modules would open the whole repository.
 */
export function listReadablePaths({ folders, packages }: ReadableCode): string[] {
  const server = resolve(import.meta.dirname, '../../..');
  const found = new Set<string>();
  for (const name of packages) addPackage(found, name, join(server, 'package.json'));
  // The one link, which resolution looks at; behind it lies code that every browser gets.
  const core = findPackage('@engram/core', join(server, 'package.json'));
  const limits = createRequire(import.meta.url).resolve('@engram/core/limits.ts');
  return [...folders, join(server, 'package.json'), ...found, core, dirname(limits)];
}

function addPackage(found: Set<string>, name: string, neededBy: string) {
  const folder = findPackage(name, neededBy);
  if (found.has(folder)) return;
  found.add(folder);
  const manifest = join(folder, 'package.json');
  const { dependencies } = Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  for (const needed of Object.keys(dependencies)) addPackage(found, needed, manifest);
}

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/** Not by resolution: a package need not let its package.json be resolved. */
function findPackage(name: string, neededBy: string): string {
  const folders = createRequire(neededBy).resolve.paths(name) ?? [];
  const folder = folders
    .map((path) => join(path, name))
    .find((path) => existsSync(join(path, 'package.json')));
  if (!folder) throw new Error(`the package ${name} is not installed`);
  return folder;
}
