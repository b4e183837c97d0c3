import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openSandbox } from '../sandbox.ts';
import { openDocument } from '../testing/open-document.ts';
import { type Confinement, listConfinements, noConfinement, type Opening } from './confinement.ts';

const script = join(import.meta.dirname, '../testing/scripts/reach-out.ts');
const folder = mkdtempSync(join(tmpdir(), 'engram-sockets-'));
const localSocket = join(folder, 'listening');
const [server, local, datagrams] = [createServer(), createServer(), createSocket('udp4')];
await listening(server.listen(0, '127.0.0.1'));
await listening(local.listen(localSocket));
// As PostgreSQL has it: everybody may ask.
chmodSync(folder, 0o755);
chmodSync(localSocket, 0o777);
datagrams.bind(0, '127.0.0.1');
await once(datagrams, 'listening');
afterAll(() => {
  for (const each of [server, local, datagrams]) each.close();
  rmSync(folder, { recursive: true });
});

const { DATABASE_URL, REDIS_URL } = readConfig(process.env);
const targets = {
  ports: { PostgreSQL: portOf(DATABASE_URL), Redis: portOf(REDIS_URL), metrics: listeningPort() },
  paths: { localSocket },
  datagrams: { datagrams: datagrams.address().port },
  processes: { server: process.pid },
};

it('lets a reader reach no network, no local socket and no other process', async () => {
  expect(await reachOut()).toEqual([]);
});

it('reads all the same where the kernel grants nothing, and then all of it is open', async () => {
  expect(await reachOut(noConfinement)).toEqual([
    'PostgreSQL',
    'Redis',
    'metrics',
    'localSocket',
    'datagrams',
    'server',
    'parent',
    'everybody',
  ]);
});

const whatItShows: Record<Opening, string[]> = {
  network: ['PostgreSQL', 'Redis', 'metrics', 'datagrams'],
  'local sockets': ['localSocket'],
  signals: ['server'],
};

const byPrograms = listConfinements().map((confinement) => {
  const programs = confinement.command.filter((word) => word.startsWith('/'));
  return [programs.map((path) => basename(path)).join(' '), confinement] as const;
});

it.each(byPrograms)(
  "leaves open what it says and no more: '%s'",
  async (_programs, confinement) => {
    const reached = await reachOut(confinement);
    const open = confinement.open.flatMap((opening) => whatItShows[opening]);
    const closed = Object.values(whatItShows)
      .flat()
      .filter((name) => !open.includes(name));

    // What the kernel does not grant reads nothing at all, rather than reading without it.
    expect(reached ?? open).toEqual(expect.arrayContaining(open));
    expect(closed.filter((name) => reached?.includes(name))).toEqual([]);
  },
);

/** What a probe reaches that is started exactly as a reader is; undefined if it does not start. */
async function reachOut(confinement?: Confinement): Promise<string[] | undefined> {
  const run = openSandbox({ script, ...(confinement && { find: async () => confinement }) });
  const document = openDocument(JSON.stringify(targets));
  try {
    const { outcome } = await run({ kind: 'txt', file: document.file });
    return 'reading' in outcome ? JSON.parse(outcome.reading.text) : undefined;
  } finally {
    document.close();
  }
}

async function listening(socket: Server): Promise<void> {
  await once(socket, 'listening');
}

function listeningPort(): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
