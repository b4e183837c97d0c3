import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '@engram/fakes/listen.ts';

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>;

/** A server that a test may kill or set the clock of, on the databases of all the others. */
export async function startOwnServer(extra: Record<string, string> = {}) {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    PUBLIC_URL: origin,
    ...extra,
  };
  let child = spawnServer(environment);
  await waitUntilReady(origin);

  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  return {
    origin,
    /** As a power cut does. */
    kill: () => end('SIGKILL'),
    /** And then there is power again. */
    async start() {
      child = spawnServer(environment);
      await waitUntilReady(origin);
    },
    stop: () => end('SIGTERM'),
  };
}

function spawnServer(environment: NodeJS.ProcessEnv) {
  return spawn('node', ['../server/src/main.ts'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function waitUntilReady(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    const response = await fetch(`${origin}/api/ready`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start');
}
