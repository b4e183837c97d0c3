import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@engram/fakes/listen.ts';

/** A script that serves at PORT and answers /api/health, in a process of its own. */
export async function startServer(script: URL, environment: Record<string, string>) {
  const port = await findFreePort();
  const server = spawn('node', [fileURLToPath(script)], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // It does not outlive a bench that fails.
  process.once('exit', () => server.kill('SIGTERM'));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isThere(`${origin}/api/health`))) {
    if (server.exitCode !== null) throw new Error(`${script.pathname} did not start`);
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
