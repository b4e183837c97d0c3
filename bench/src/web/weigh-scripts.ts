import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export type Script = { path: string; bytes: number };

/** A page, and the parts it does not name but asks for as soon as it is shown. */
export type Page = { path: string; parts: readonly string[] };

/** The scripts that a built page fetches by itself, and their size gzipped. */
export function weighScripts(root: string, { path, parts }: Page): Script[] {
  const html = readFileSync(join(root, path, 'index.html'), 'utf8');
  const named = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([script]) => script);
  const all = new Set(named);
  for (const part of parts) addWithImports(root, findPart(root, part), all);
  return [...all]
    .map((script) => ({ path: script, bytes: weigh(join(root, script)) }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

export function sumBytes(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Built names end in a hash. */
function findPart(root: string, part: string): string {
  const [found, ...others] = globSync(`assets/${part}-????????.js`, { cwd: root });
  if (!found || others.length > 0) throw new Error(`${part} is not one script of the build`);
  return `/${found}`;
}

function addWithImports(root: string, script: string, all: Set<string>): void {
  if (all.has(script)) return;
  all.add(script);
  const code = readFileSync(join(root, script), 'utf8');
  for (const [, name] of code.matchAll(/(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    addWithImports(root, `/assets/${name}`, all);
  }
}

function weigh(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}
