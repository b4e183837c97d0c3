import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Account, makeClient } from './api-client.ts';
import { median } from './median.ts';
import { startEngram } from './start-engram.ts';

/**
 * A login storm against one API process, beside a process that only does the same hashing: the CPU
 * of a login, and what the storm does to the event loop. In turns, in the same run.
 */
const rounds = 5;
const usersAtOnce = 20;
const loginsPerRound = 300;

type Figures = { cpuMs: number; delayP99Ms: number };

const ours: Figures[] = [];
const bare: Figures[] = [];
const engram = await startEngram();
const client = makeClient(engram.origin);
try {
  const users = await Promise.all(Array.from({ length: usersAtOnce }, client.register));
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await hashOnly());
    ours.push(await storm(users));
  }
  await Promise.all(users.map(client.remove));
} finally {
  await engram.stop();
}
report('CPU', (figures) => figures.cpuMs);
report('event loop p99', (figures) => figures.delayP99Ms);

function report(what: string, read: (figures: Figures) => number): void {
  const [login, hashing] = [median(ours.map(read)), median(bare.map(read))];
  const figures = `login ${login.toFixed(1)} ms, bare argon2 ${hashing.toFixed(1)} ms`;
  console.log(`${what}: ${figures}, ratio ${(login / hashing).toFixed(2)}`);
}

async function storm(users: Account[]): Promise<Figures> {
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
  const run = promisify(execFile);
  const { stdout } = await run('node', ['src/bare-hashing.ts', String(loginsPerRound)]);
  return JSON.parse(stdout);
}
