import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Account, makeClient } from '../api-client.ts';
import { median } from '../median.ts';
import { toldRow, writeFigure } from '../row.ts';
import type { AddRows } from '../run-bench.ts';
import type { Scratch } from '../scratch.ts';
import { startEngram } from '../start-engram.ts';

const rounds = 5;
const usersAtOnce = 20;
const loginsPerRound = 300;

type Figures = { cpuMs: number; delayP99Ms: number };
type Storm = {
  engram: Awaited<ReturnType<typeof startEngram>>;
  client: ReturnType<typeof makeClient>;
  users: Account[];
};

/**
 * A login storm against one API process, beside a process that only does the same hashing: the CPU
 * of a login, and what the storm does to the event loop. In turns, in the same run.
 */
export async function measureLogin(scratch: Scratch, add: AddRows): Promise<void> {
  const engram = await startEngram(scratch);
  const client = makeClient(engram.origin);
  const [ours, bare]: [Figures[], Figures[]] = [[], []];
  try {
    const users = await Promise.all(Array.from({ length: usersAtOnce }, client.register));
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await hashOnly());
      ours.push(await storm({ engram, client, users }));
    }
  } finally {
    await engram.stop();
  }
  const compare = (what: string, read: (figures: Figures) => number) => {
    const [login, hashing] = [median(ours.map(read)), median(bare.map(read))];
    const note = `${login.toFixed(1)} ms, bare argon2 ${hashing.toFixed(1)} ms`;
    return toldRow(`login: ${what} against bare`, writeFigure(login / hashing, note));
  };
  add(
    compare('processor time', ({ cpuMs }) => cpuMs),
    compare('event loop p99', ({ delayP99Ms }) => delayP99Ms),
  );
}

async function storm({ engram, client, users }: Storm): Promise<Figures> {
  const before = await engram.readMetrics();
  let left = loginsPerRound;
  await Promise.all(
    users.map(async ({ email }) => {
      while (left > 0) {
        left -= 1;
        await client.logIn(email);
      }
    }),
  );
  const after = await engram.readMetrics();
  const cpu = 'process_cpu_seconds_total';
  return {
    cpuMs: ((after(cpu) - before(cpu)) * 1000) / loginsPerRound,
    delayP99Ms: after('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

async function hashOnly(): Promise<Figures> {
  const script = fileURLToPath(new URL('bare-hashing.ts', import.meta.url));
  const { stdout } = await promisify(execFile)('node', [script, String(loginsPerRound)]);
  return JSON.parse(stdout);
}
