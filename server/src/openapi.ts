import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { makeApp } from './app.ts';
import { readConfig } from './config.ts';
import { prepareJobs } from './platform/jobs.ts';
import { makeEmptyDatabase } from './platform/scratch-database.ts';
import { startPlatform } from './platform/start.ts';

/**
 * One line for each call of the contract with a digest of its description, so that a change of the
 * contract shows in a diff. The description itself is served at /api/openapi.json.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const file = 'docs/openapi-digests.txt';

const made = digest(await readContract());
if (!process.argv.includes('--check')) await writeFile(root + file, made);
else {
  const complaints = [...compare(await readFile(root + file, 'utf8'), made), ...askForWords()];
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
}

/** As a client gets it, from the endpoints as they are really mounted. */
async function readContract(): Promise<unknown> {
  const scratch = await makeEmptyDatabase(readConfig(process.env).DATABASE_URL);
  await prepareJobs(scratch.url, []);
  const config = readConfig({
    ...process.env,
    ROLE: 'api',
    LOG_LEVEL: 'silent',
    WEB_ROOT: '/none',
    DATABASE_URL: scratch.url,
  });
  const platform = await startPlatform(config);
  const { app } = await makeApp(config, platform);
  const reply = await app.inject('/api/openapi.json');
  await app.close();
  await platform.jobs.stop(0);
  await platform.stop();
  await scratch.drop();
  return reply.json();
}

function digest(contract: unknown): string {
  const Paths = z.record(z.string(), z.record(z.string(), z.unknown()));
  const { paths } = z.object({ paths: Paths }).parse(contract);
  const lines = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const hash = createHash('sha256').update(JSON.stringify(operation, inOrder)).digest('hex');
      return `${method.toUpperCase()} ${path} ${hash.slice(0, 16)}\n`;
    }),
  );
  return lines.toSorted().join('');
}

/** The order of properties means nothing. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function compare(kept: string, current: string): string[] {
  const before = kept.split('\n');
  const now = current.split('\n');
  const changes = [
    ...before.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
  if (changes.length === 0) return [];
  return [`${file} does not match the endpoints. Run: npm run openapi`, ...changes];
}

/** The commit that changed the digests, or the work on the next one, has changed the changelog too. */
function askForWords(): string[] {
  if (!existsSync(`${root}.git`)) return [];
  const open = git('diff', '--name-only', 'HEAD');
  const [commit = ''] = git('log', '-1', '--format=%H', '--', file);
  const last = commit
    ? git('diff-tree', '-r', '-c', '--root', '--no-commit-id', '--name-only', commit)
    : [];
  const changed = open.includes(file) ? open : last;
  if (!changed.includes(file) || changed.includes('CHANGELOG.md')) return [];
  return [`${file} has changed without a line in CHANGELOG.md`];
}

function git(...words: string[]): string[] {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n');
}
