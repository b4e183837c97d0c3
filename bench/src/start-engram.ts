import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '@engram/fakes/listen.ts';

/** One API process of the product, as it is deployed, without limits for a single caller. */
export async function startEngram(environment: Record<string, string> = {}) {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn('node', ['../server/src/main.ts'], {
    env: {
      ...process.env,
      ROLE: 'api',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      // Each run comes from an address of its own, so that runs do not add up.
      TRUST_PROXY: '127.0.0.1',
      // A machine that the load itself keeps busy must not look like a lost Redis.
      REDIS_TIMEOUT_MS: '5000',
      PUBLIC_URL: origin,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilHealthy(origin);
  return {
    origin,
    pid: server.pid,
    /** A figure of the process's own metrics; reading the event loop's delay starts it anew. */
    async readMetrics(): Promise<(name: string) => number> {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return (name) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

async function waitUntilHealthy(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(`${origin}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Engram did not start');
}
