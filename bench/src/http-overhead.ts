import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '@engram/fakes/listen.ts';
import autocannon from 'autocannon';
import Fastify from 'fastify';

/**
 * What a call costs with everything around it (session, limits, headers, schemas, metrics) against
 * a bare Fastify route in the same run. Both servers are loaded in turns, on loopback.
 */
const rounds = 3;
const secondsPerRound = 4;

const bare = Fastify();
bare.get('/', async () => ({ status: 'ok' }));
const bareOrigin = await bare.listen({ host: '127.0.0.1', port: 0 });

const port = await findFreePort();
const server = spawn('node', ['../server/src/main.ts'], {
  env: {
    ...process.env,
    ROLE: 'api',
    PORT: String(port),
    METRICS_PORT: String(await findFreePort()),
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const origin = `http://127.0.0.1:${port}`;
await waitUntilHealthy(origin);

const ours: number[] = [];
const theirs: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  theirs.push(await load(`${bareOrigin}/`));
  ours.push(await load(`${origin}/api/health`));
}

const ratio = median(ours) / median(theirs);
console.log(`bare Fastify  ${median(theirs).toFixed(0)} requests/s`);
console.log(`Engram        ${median(ours).toFixed(0)} requests/s`);
console.log(`ratio         ${ratio.toFixed(2)}`);

server.kill('SIGTERM');
await once(server, 'exit');
await bare.close();

async function load(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: secondsPerRound });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests to ${url} failed`);
  return result.requests.average;
}

async function waitUntilHealthy(where: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(`${where}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Engram did not start');
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
