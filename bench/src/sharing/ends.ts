import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sharingLimits } from '@engram/core/limits.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { startEngram } from '../start-engram.ts';
import { atMostRow } from '../row.ts';
import type { AddRows } from '../run-bench.ts';
import type { Scratch } from '../scratch.ts';
import { insertShare, type Owner } from './shares.ts';

const rounds = 10;
const mark = 5;
/** Caches of others may keep a reply for this long, as its header says. */
const cachedSeconds = 2;
const pollMs = 50;

type Ends = { scratch: Scratch; owner: Owner; questions: readonly Question[] };

/** How long a second process goes on showing what has ended on the first. */
export async function measureEnds({ scratch, owner, questions }: Ends, add: AddRows) {
  const folder = mkdtempSync(join(tmpdir(), 'engram-bench-'));
  const clockFile = join(folder, 'clock');
  const environment = { RATE_LIMITS: 'on', CLOCK_FILE: clockFile };
  const start = () => startEngram(scratch, environment);
  const [one, other] = await Promise.all([start(), start()]);
  const make = () => insertShare(scratch.pool, owner, questions);
  const ends = {
    stop: (code: string) => callAsOwner(one.origin, owner, `/shared-tests/${code}`),
    deletion: (code: string) => callAsOwner(one.origin, owner, `/shared-tests/${code}/report`),
  };
  try {
    for (const [name, end] of Object.entries(ends)) {
      const waits = Array.from({ length: rounds }, async (_, round) => {
        const ask = { origin: other.origin, code: await make(), address: `192.0.2.${round}` };
        // Known to the other process, and at another moment of its memory in every round.
        await waitFor(ask, 200);
        await pause(round * 230);
        await end(ask.code);
        return waitFor(ask, 404);
      });
      told(`${name}: seen by another process after`, Math.max(...(await Promise.all(waits))));
    }
    const code = await make();
    const asks = [one, other].map(({ origin }) => ({ origin, code, address: '192.0.2.99' }));
    for (const ask of asks) await waitFor(ask, 200);
    writeFileSync(clockFile, new Date(Date.now() + sharingLimits.storedMs).toISOString());
    const seconds = await Promise.all(asks.map((ask) => waitFor(ask, 410)));
    told('expiry: seen by both processes after', Math.max(...seconds));
  } finally {
    await Promise.all([one.stop(), other.stop()]);
    rmSync(folder, { recursive: true });
  }

  function told(name: string, worst: number): void {
    const note = `at worst ${worst.toFixed(2)} s, and ${cachedSeconds} s in caches of others`;
    add(atMostRow({ name, value: worst + cachedSeconds, mark, note }));
  }
}

type Ask = { origin: string; code: string; address: string };

/** Seconds until the code is answered so. */
async function waitFor({ origin, code, address }: Ask, status: number): Promise<number> {
  const start = performance.now();
  const headers = { 'x-forwarded-for': address };
  for (;;) {
    const reply = await fetch(`${origin}/api/shared-tests/${code}`, { headers });
    await reply.arrayBuffer();
    const seconds = (performance.now() - start) / 1000;
    if (reply.status === status || seconds > 3 * mark) return seconds;
    await pause(pollMs);
  }
}

async function callAsOwner(origin: string, { token }: Owner, path: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${origin}/api${path}`, { method: 'DELETE', headers });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
}
