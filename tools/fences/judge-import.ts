import { dirname, join } from 'node:path/posix';
import { type Room, rooms, testRooms, worker } from './rooms.ts';

/**
 * Why the file may not import this, if so. Only the place that an import leads to counts, not how it
 * is written: `../attempts/store.ts` and `../../attempts/store.ts` are one file from two folders.
 * Paths are relative to the root of the repository.
 */
export function judgeImport(importer: string, specifier: string): string | undefined {
  const { file, packageName, isAddress } = resolveImport(importer, specifier);
  if (isTest(importer)) return file === undefined ? undefined : judgeTest(importer, file);
  const room = roomOf(importer);
  if (!room) return undefined;
  if (file === undefined) return judgePackage(importer, room, packageName);
  if (isTest(file)) return testRule;
  if (worker.test(file) && !isAddress) {
    return 'start the worker by its address, or the page grows by it';
  }
  if (worker.test(importer) && isInside(file, 'generator/src')) return undefined;
  if (!isOpenTo(room, file)) return room.why;
  return judgeRoles(importer, room, file);
}

type Resolved = { file?: string; packageName: string; isAddress: boolean };

function resolveImport(importer: string, specifier: string): Resolved {
  const [path = '', query = ''] = specifier.split('?');
  const isAddress = query.split('&').includes('url');
  const [scope = '', name = '', ...rest] = path.split('/');
  if (path.startsWith('.')) {
    return { file: join(dirname(importer), path), packageName: '', isAddress };
  }
  if (scope === '@engram') {
    return { file: join(name, 'src', ...rest), packageName: '', isAddress };
  }
  return { packageName: scope.startsWith('@') ? `${scope}/${name}` : scope, isAddress };
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file) || file.split('/').includes('testing');
}

function judgeTest(importer: string, file: string): string | undefined {
  const [workspace = ''] = importer.split('/');
  const open = [workspace, ...(testRooms[workspace] ?? [])];
  if (open.some((path) => isInside(file, path))) return undefined;
  return `tests of ${workspace} import ${open.join(', ')}`;
}

function judgePackage(importer: string, room: Room, name: string): string | undefined {
  if (/^(vitest|@testing-library\/.*)$/.test(name)) return testRule;
  if (isStore(importer) && name === 'fastify') return storeRule;
  if (!room.packages) return undefined;
  const isOpen =
    'only' in room.packages ? room.packages.only.test(name) : !room.packages.not.test(name);
  return isOpen ? undefined : room.why;
}

const testRule = 'only tests and folders named testing know tests';
const storeRule = 'a store knows its own tables and nothing of HTTP or of other features';

function judgeRoles(importer: string, room: Room, file: string): string | undefined {
  if (isInside(file, room.path)) return undefined;
  if (isStore(importer) && !isInside(file, 'core/src') && !isInside(file, 'server/src/platform')) {
    return storeRule;
  }
  if (/^server\/src\/.*\/(store|routes)\.ts$/.test(file)) {
    return 'use a verb of the other feature, not its store or routes';
  }
  return undefined;
}

function isStore(file: string): boolean {
  return /^server\/src\/.*\/store\.ts$/.test(file);
}

function isOpenTo(room: Room, file: string): boolean {
  return [room.path, ...room.imports].some((path) => isInside(file, path));
}

function isInside(file: string, path: string): boolean {
  if (path.endsWith('/*')) return dirname(file) === dirname(path);
  return file === path || file.startsWith(`${path}/`);
}

function roomOf(file: string): Room | undefined {
  return rooms
    .filter(({ path }) => isInside(file, path))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
