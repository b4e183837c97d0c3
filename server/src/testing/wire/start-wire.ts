import { randomUUID } from 'node:crypto';
import { findFreePort } from '@engram/fakes/listen.ts';
import { z } from 'zod';
import { lendDatabase } from '../lend-database.ts';
import { makeWebRoot } from '../make-web-root.ts';
import { startProcess } from '../start-process.ts';
import { makeAccounts } from './accounts.ts';
import { several } from './chance.ts';
import { makeTally, runCases } from './run-cases.ts';

const main = new URL('main.ts', import.meta.url).pathname;

/** So many cases go by before somebody looks whether all is well. */
const batch = 250;

/** A real process that is sent what no browser sends, by visitors and by people who are signed in. */
export async function startWire() {
  const database = await lendDatabase();
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProcess(database.url, { ...environment(), PORT: String(port) }, main);
  const accounts = makeAccounts(origin);
  const tally = makeTally();

  /** What went wrong, the first batch of it. */
  async function send(seeds: readonly string[]): Promise<void> {
    await runCases({ port, tokens: await accounts.lend() }, seeds, tally);
    const where = `between the seeds ${seeds[0]} and ${seeds.at(-1)}`;
    // Where all is well nothing is worth a line: no request failed, and none of its streams.
    for (const line of server.log.splice(0)) tally.failures.push(`${where}: logged ${line}`);
    if (!server.isRunning()) tally.failures.push(`${where}: the process ended`);
  }

  return {
    tally,
    send,
    async sendMany(seed: string, count: number): Promise<void> {
      for (let from = 0; tally.sent < count && tally.failures.length === 0; from += batch) {
        await send(several(batch, (index) => `${seed}/${from + index}`));
      }
    },
    ask: (path: string) => fetch(`${origin}${path}`),
    async heapBytes(): Promise<number> {
      const reply = await fetch(`${origin}/api/wire/heap`);
      return z.object({ bytes: z.number() }).parse(await reply.json()).bytes;
    },
    async stop(): Promise<void> {
      await server.stop();
      await database.giveBack();
    },
  };
}

function environment(): Record<string, string> {
  return {
    ROLE: 'api',
    WEB_ROOT: makeWebRoot(),
    // Limits would answer most of it before the handlers do.
    RATE_LIMITS: 'off',
    TRUST_PROXY: '127.0.0.1',
    // What is counted here counts for no other test.
    REDIS_PREFIX: `engram-test:${randomUUID()}:`,
    REDIS_TIMEOUT_MS: '5000',
    DATABASE_WAIT_MS: '15000',
    NODE_OPTIONS: '--expose-gc',
  };
}
