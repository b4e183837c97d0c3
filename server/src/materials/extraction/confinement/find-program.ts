import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of the system lies. PATH is not asked: it may name folders that others can write. */
export function findProgram(name: string): string | undefined {
  return programFolders
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);
}

const programFolders = '/usr/bin:/bin:/usr/local/bin:/usr/sbin';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
