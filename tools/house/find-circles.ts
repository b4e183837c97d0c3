import { posix } from 'node:path';

/** What each file imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The files that a source imports, types included; packages of others are left out. */
export function readImports(path: string, source: string): string[] {
  return [...source.matchAll(specifier)].flatMap(([, , name = '']) => {
    if (name.startsWith('.')) return [posix.join(posix.dirname(path), name)];
    const [, room, rest] = /^@engram\/([a-z]+)\/(.+)$/.exec(name) ?? [];
    return room === undefined ? [] : [`${room}/src/${rest}`];
  });
}

/** Of import and export statements, of imports at run time and of types; without what Vite asks. */
const specifier = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n?]+)(?:\?[^'"\n]*)?\1/g;

/** Groups of files of which each leads to each other one (Tarjan's algorithm). */
export function findCircles(imports: Imports): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(path: string): number {
    const number = order.size;
    let low = number;
    order.set(path, number);
    open.push(path);
    for (const next of imports.get(path) ?? []) {
      if (!imports.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? number);
    }
    if (low === number) {
      const circle = open.splice(open.indexOf(path)).toSorted();
      if (circle.length > 1 || imports.get(path)?.includes(path)) circles.push(circle);
    }
    return low;
  }

  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return circles;
}
