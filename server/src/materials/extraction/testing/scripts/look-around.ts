import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

const root = resolve(import.meta.dirname, '../../../../../..');
const linkOfCore = `${root}/node_modules/@engram/core`;

const paths = {
  passwords: '/etc/passwd',
  parentEnvironment: `/proc/${process.ppid}/environ`,
  serverConfig: `${root}/server/src/config.ts`,
  serverConfigByLink: `${root}/node_modules/@engram/server/src/config.ts`,
  // By its letters the way up from a link stays near it; the kernel goes up from where it leads.
  nextToCore: `${linkOfCore}/../server/src/config.ts`,
  aboveAll: `${linkOfCore}/../../${basename(root)}/server/src/config.ts`,
  otherPackage: `${root}/node_modules/pg/package.json`,
  otherPackageByWayUp: `${root}/node_modules/saxes/../pg/package.json`,
};

/** Tries what a hijacked reader would try, and tells which of it worked and what it may use up. */
const attempts: Record<string, () => unknown> = {
  ...Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, () => look(path)])),
  listPackages: () => readdirSync(`${root}/node_modules`),
  write: () => writeFileSync('/tmp/engram-reader-was-here', 'x'),
  writeToInput: () => writeFileSync(0, 'x'),
  spawn: () => {
    const { error } = spawnSync('/bin/true');
    if (error) throw error;
  },
  startThread: () => new Worker('0', { eval: true }),
  // oxlint-disable-next-line typescript/no-implied-eval -- that it fails is what is shown
  evaluate: () => new Function('return 1')(),
  loadAddon: () => load('/lib/x86_64-linux-gnu/libm.so.6'),
};

const worked = Object.entries(attempts).flatMap(([name, attempt]) =>
  succeeds(attempt) ? [name] : [],
);
// oxlint-disable-next-line node/no-process-env -- that there is none is what is shown
const environment = Object.keys(process.env);
const text = JSON.stringify({ worked, environment, limits: readLimits() });
process.stdout.write(JSON.stringify({ reading: { text, pagesWithoutText: [], isCut: false } }));

/** What is missing was looked for all the same: only a refusal counts. */
function look(path: string) {
  try {
    readFileSync(path);
  } catch (error) {
    if (hasCode(error, 'ERR_ACCESS_DENIED')) throw error;
  }
}

/** What is no addon was loaded all the same, and has run by then. */
function load(path: string) {
  try {
    process.dlopen({ exports: {} }, path);
  } catch (error) {
    if (hasCode(error, 'ERR_DLOPEN_DISABLED')) throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function readLimits(): unknown {
  const report: unknown = process.report.getReport();
  return typeof report === 'object' && report && 'userLimits' in report && report.userLimits;
}

function succeeds(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
