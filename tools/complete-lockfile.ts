import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * npm drops optional packages of other platforms from the lockfile when it cannot reach them or
 * when node_modules already exists; npm ci then refuses the lockfile. This puts them back, with the
 * platform that their name tells, so that they are known but installed only where they belong, and
 * with the hash that the registry has of them. Run it after every npm install.
 */
/** What npm has to complain of is not shown: a package that is missing is told by its name. */
const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
const path = new URL('../package-lock.json', import.meta.url);
const lockfile: { packages: Record<string, Entry> } = JSON.parse(readFileSync(path, 'utf8'));

type Entry = {
  version: string;
  integrity?: string;
  link?: true;
  cpu?: string[];
  dev?: true;
  libc?: string[];
  optional?: true;
  os?: string[];
  optionalDependencies?: Record<string, string>;
};

const missing = Object.values(lockfile.packages).flatMap((entry) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => lockfile.packages[`node_modules/${name}`] === undefined)
    .map(([name, range]) => ({ name, version: leastOf(range), isDev: entry.dev === true })),
);
for (const { name, version, isDev } of missing) {
  lockfile.packages[`node_modules/${name}`] = {
    version,
    ...(isDev ? { dev: true } : {}),
    optional: true,
    ...readPlatform(name),
  };
}
for (const [place, entry] of Object.entries(lockfile.packages)) {
  if (!place.startsWith('node_modules/') || entry.link || entry.integrity) continue;
  const integrity = askIntegrity(`${place.slice('node_modules/'.length)}@${entry.version}`);
  if (integrity !== undefined) entry.integrity = integrity;
  else console.log(`The registry has no hash of ${place} ${entry.version}.`);
}
const sorted = Object.entries(lockfile.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
lockfile.packages = Object.fromEntries(sorted);
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`Put ${missing.length} packages of other platforms back.`);

/** A package names those of other platforms by their version, or by a range that begins with it. */
function leastOf(range: string): string {
  return range.replace(/^[\^~]/, '');
}

function askIntegrity(wanted: string): string | undefined {
  try {
    const asked = ['view', wanted, 'dist.integrity', '--json'];
    const told: unknown = JSON.parse(execFileSync('npm', asked, { encoding: 'utf8', stdio }));
    return typeof told === 'string' && told.startsWith('sha512-') ? told : undefined;
  } catch {
    return undefined;
  }
}

function readPlatform(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const words = (name.split('/').at(-1) ?? '').split('-');
  const find = (known: string[]) => words.filter((word) => known.includes(word)).slice(0, 1);
  const os = find([
    'aix',
    'android',
    'darwin',
    'freebsd',
    'linux',
    'openharmony',
    'sunos',
    'win32',
  ]);
  const cpu = find(['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']);
  if (cpu.length === 0) throw new Error(`${name} does not tell its platform`);
  const has = (start: string) => words.some((word) => word.startsWith(start));
  const libc = [...(has('musl') ? ['musl'] : []), ...(has('gnu') ? ['glibc'] : [])];
  return {
    cpu,
    ...(libc.length > 0 ? { libc } : {}),
    ...(os.length > 0 ? { os } : {}),
  };
}
