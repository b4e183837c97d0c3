import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export type Script = { path: string; bytes: number };

/** The scripts that a built page names, which are all it fetches by itself, and their size gzipped. */
export function weighScripts(root: string, page = 'index.html'): Script[] {
  const html = readFileSync(join(root, page), 'utf8');
  const paths = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path));
  return [...paths]
    .map((path) => ({ path, bytes: gzipSync(readFileSync(join(root, path)), { level: 9 }).length }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

export function sumBytes(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}
