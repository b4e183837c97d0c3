import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@engram/fakes/listen.ts';

/**
 * One process of the product on a database of ours, as it is deployed, without limits for a single
 * caller: the API unless the environment names another role, on free ports unless it names some.
 */
export async function startEngram(
  scratch: { environment: Record<string, string> },
  environment: Record<string, string | undefined> = {},
) {
  const port = environment.PORT ?? (await findFreePort());
  const metricsPort = environment.METRICS_PORT ?? (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(
    'node',
    [fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))],
    {
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
        ...scratch.environment,
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  // It does not outlive a bench that fails.
  const end = () => void server.kill('SIGKILL');
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  await waitUntilHealthy(
    environment.ROLE === 'worker' ? metricsUrl : `${origin}/api/health`,
    () => server.exitCode === null && server.signalCode === null,
  );
  return {
    origin,
    pid: server.pid ?? 0,
    /** A figure of the process's own metrics; reading the event loop's delay starts it anew. */
    async readMetrics(): Promise<(name: string) => number> {
      const text = await (await fetch(metricsUrl)).text();
      return (name) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
    },
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      server.kill(signal);
      await once(server, 'exit');
    },
  };
}

/** However long it takes on a busy machine; only one that has ended will never be there. */
async function waitUntilHealthy(url: string, isAlive: () => boolean): Promise<void> {
  while (isAlive()) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Engram did not start');
}
