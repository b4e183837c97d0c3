import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@engram/fakes/listen.ts';
import { makeDatabaseIfMissing, query } from '../database.ts';
import type { Started } from './started.ts';
import { waitFor } from './wait.ts';

const defaultUrl = 'postgres://postgres@127.0.0.1:5432/engram';

/** The address, if a server answers there; its database is made when it is missing. */
export async function findPostgres(url: string = defaultUrl): Promise<string | undefined> {
  try {
    await makeDatabaseIfMissing(url);
    return url;
  } catch {
    return undefined;
  }
}

/** On a free port unless one is given: what stopped may come back where it was. */
export async function startPostgres(folder: string, givenPort?: number): Promise<Started> {
  const data = join(folder, 'postgres');
  const bin = findBinaries();
  const asOwner = ownerOf(data);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const options = [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-N',
    ];
    execFileSync(join(bin, 'initdb'), options, { ...asOwner, stdio: 'ignore', cwd: '/' });
  }
  const port = givenPort ?? (await findFreePort());
  const settings = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', '-F'];
  const child = spawn(join(bin, 'postgres'), settings, { ...asOwner, stdio: 'ignore', cwd: '/' });
  const url = `postgres://postgres@127.0.0.1:${port}/engram`;
  const ended = new Promise<never>((_, reject) => {
    const words = 'PostgreSQL ended at once: is another command using its folder?';
    child.once('exit', () => reject(new Error(words)));
  });
  await Promise.race([waitFor('PostgreSQL', () => answersFrom(url, data)), ended]);
  await makeDatabaseIfMissing(url);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async (signal = 'SIGINT') => {
      child.kill(signal);
      await ended.catch(() => {});
    },
  };
}

/** Somebody else may have taken the port in between: the data folder tells whose server it is. */
async function answersFrom(url: string, data: string): Promise<true | undefined> {
  const [row] = await query(url, 'show data_directory');
  return row?.data_directory === realpathSync(data) ? true : undefined;
}

function findBinaries(): string {
  const folders = [...globSync('/usr/lib/postgresql/*/bin'), '/usr/local/bin', '/usr/bin'];
  const found = folders
    .toSorted()
    .reverse()
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (!found) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  return found;
}

/** PostgreSQL refuses to run as root; its own user then owns the folder. */
function ownerOf(data: string): { uid?: number; gid?: number } {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: id('-u'), gid: id('-g') };
  chownSync(data, owner.uid, owner.gid);
  return owner;
}
