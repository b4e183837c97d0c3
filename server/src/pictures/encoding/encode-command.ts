import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { SandboxMissingError } from '../../materials/extraction/confined-reader.ts';
import type { Confinement } from '../../materials/extraction/confinement/confinement.ts';
import { findProgram } from '../../materials/extraction/confinement/find-program.ts';
import { listReadablePaths } from '../../materials/extraction/list-readable-paths.ts';

/** Throws SandboxMissingError where the machine lacks what holds the process back (security 11). */
export function writeEncodeCommand({ command }: Confinement): string[] {
  const script = join(encoderFolder, 'main.ts');
  return [...limits(), ...command, process.execPath, ...permissions(), script];
}

const encoderFolder = join(import.meta.dirname, 'encoder');

/** No file may grow, nothing is dumped, and other work of the machine goes first. */
function limits(): string[] {
  return [
    needProgram('setpriv'),
    '--pdeathsig=KILL',
    needProgram('prlimit'),
    // A progressive photo of 50 megapixels has all of its coefficients in memory at once.
    '--data=1500000000',
    '--cpu=15',
    '--nofile=64',
    '--fsize=0',
    '--core=0',
    '--',
    needProgram('nice'),
    '-n',
    '5',
  ];
}

function permissions(): string[] {
  const paths = [
    ...listReadablePaths({ folders: [encoderFolder], packages: ['sharp'] }),
    machinePackages(),
  ];
  return [
    '--max-old-space-size=64',
    '--permission',
    '--allow-addons',
    ...paths.map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
    '--no-warnings',
  ];
}

/** Which of these packages there are depends on the machine, so that sharp names all as optional. */
function machinePackages(): string {
  const [before = ''] = createRequire(import.meta.url)
    .resolve('sharp')
    .split(`${sep}sharp${sep}`);
  return join(before, '@img');
}

function needProgram(name: string): string {
  const path = findProgram(name);
  if (path) return path;
  throw new SandboxMissingError(`${name} is missing (package util-linux or coreutils)`);
}
