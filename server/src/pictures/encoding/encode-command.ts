import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import type { Confinement } from '../../materials/extraction/confinement/confinement.ts';
import { limitNode, limitProcess } from '../../materials/extraction/confinement/limit-process.ts';
import { listReadablePaths } from '../../materials/extraction/list-readable-paths.ts';
import type { DrawnKind } from './encoder/encoded.ts';

/** Throws SandboxMissingError where the machine lacks what holds the process back (security 11). */
export function writeEncodeCommand({ command }: Confinement, kind: DrawnKind): string[] {
  // A progressive photo of 50 megapixels has all of its coefficients in memory at once.
  const limited = limitProcess({ dataBytes: 1_500_000_000, cpuSeconds: 15 });
  const readable = listReadablePaths({ folders: [encoderFolder], packages: ['sharp'] });
  const paths = [...readable, machinePackages()];
  const node = limitNode({ heapMegabytes: 64, paths, mayLoadAddons: true });
  return [...limited, ...command, ...node, join(encoderFolder, 'main.ts'), kind];
}

const encoderFolder = join(import.meta.dirname, 'encoder');

/** Which of these packages there are depends on the machine, so that sharp names all as optional. */
function machinePackages(): string {
  const [before = ''] = createRequire(import.meta.url)
    .resolve('sharp')
    .split(`${sep}sharp${sep}`);
  return join(before, '@img');
}
