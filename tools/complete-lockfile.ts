import { readFileSync, writeFileSync } from 'node:fs';

/**
 * npm drops optional packages of other platforms from the lockfile when it cannot reach them or
 * when node_modules already exists; npm ci then refuses the lockfile. This puts them back, with the
 * platform that their name tells, so that they are known but installed only where they belong.
 * Run it after every npm install.
 */
const path = new URL('../package-lock.json', import.meta.url);
const lockfile: { packages: Record<string, Entry> } = JSON.parse(readFileSync(path, 'utf8'));

type Entry = {
  version: string;
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
    .map(([name, version]) => ({ name, version, isDev: entry.dev === true })),
);
for (const { name, version, isDev } of missing) {
  lockfile.packages[`node_modules/${name}`] = {
    version,
    ...(isDev ? { dev: true } : {}),
    optional: true,
    ...readPlatform(name),
  };
}
const sorted = Object.entries(lockfile.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
lockfile.packages = Object.fromEntries(sorted);
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`Put ${missing.length} packages of other platforms back.`);

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
