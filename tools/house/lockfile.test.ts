import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A single platform is written as a word. */
type Words = string | string[];
type Entry = { integrity?: string; link?: boolean; os?: Words; cpu?: Words };

const lockfile: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

/** What npm would put on a Linux server with the usual processors. */
function isForServers({ os = 'linux', cpu = 'x64' }: Entry): boolean {
  return [os].flat().includes('linux') && [cpu].flat().some((one) => /^(x64|arm64)$/.test(one));
}

it('has the hash of every package that a Linux server installs', () => {
  const installed = Object.entries(lockfile.packages).filter(
    ([place, entry]) => place.startsWith('node_modules/') && !entry.link && isForServers(entry),
  );
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});
