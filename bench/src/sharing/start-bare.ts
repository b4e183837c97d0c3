import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@engram/fakes/listen.ts';
import type { Scratch } from '../scratch.ts';

/** As many connections to the database as a process of ours has by default. */
const poolSize = 10;

/** The bare routes in a process of their own, beside the same database. */
export async function startBare({ pool, environment }: Scratch, body: Buffer) {
  // As wide as ours, with the primary key and no other index.
  for (const table of ['bare_starts', 'bare_submissions']) {
    await pool.query(
      `create table ${table} (like shared_attempts, primary key (code, attempt_id))`,
    );
  }
  const port = await findFreePort();
  const script = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const server = spawn('node', [script], {
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      DATABASE_POOL: String(poolSize),
      BODY: body.toString('base64'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // It does not outlive a bench that fails.
  process.once('exit', () => server.kill('SIGTERM'));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isThere(`${origin}/api/health`))) {
    if (server.exitCode !== null) throw new Error('the bare routes did not start');
    await pause(50);
  }
  return {
    origin,
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

async function isThere(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  return response?.ok === true;
}
