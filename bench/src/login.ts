import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { median } from './median.ts';
import { startEngram } from './start-engram.ts';

/**
 * A login storm against one API process, beside a process that only does the same hashing: the CPU
 * of a login, and what the storm does to the event loop. In turns, in the same run.
 */
const rounds = 5;
const usersAtOnce = 20;
const loginsPerRound = 300;
const password = 'a long enough secret';

type Figures = { cpuMs: number; delayP99Ms: number };

const address = `198.51.${randomInt(256)}.${randomInt(256)}`;
const ours: Figures[] = [];
const bare: Figures[] = [];
const engram = await startEngram();
try {
  const users = await Promise.all(Array.from({ length: usersAtOnce }, register));
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await hashOnly());
    ours.push(await storm(users));
  }
  await Promise.all(users.map(remove));
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

type Account = { email: string };

async function storm(users: Account[]): Promise<Figures> {
  const before = await engram.readMetrics();
  let left = loginsPerRound;
  await Promise.all(
    users.map(async ({ email }) => {
      while (left > 0) {
        left -= 1;
        await send('POST', '/auth/login', { email, password });
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

async function register(): Promise<Account> {
  const email = `bench-${randomUUID()}@example.edu`;
  await send('POST', '/auth/register', { email, password });
  return { email };
}

/** With a session of its own: the storm has pushed the first one out. */
async function remove({ email }: Account): Promise<void> {
  const { token } = await send('POST', '/auth/login', { email, password });
  await send('DELETE', '/account', { confirmation: 'DELETE' }, String(token));
}

type Reply = Record<string, unknown>;

async function send(method: string, path: string, body: object, token = ''): Promise<Reply> {
  const response = await fetch(`${engram.origin}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return JSON.parse(await response.text());
}
