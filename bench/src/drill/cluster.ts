import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@engram/fakes/listen.ts';
import { startEngram } from '../start-engram.ts';
import type { OwnServices } from './own-services.ts';

type Node = Awaited<ReturnType<typeof startNode>>;
export type Cluster = { apis: [Node, Node]; worker: Node; origins: [string, string] };

/** Two API processes and a worker, which makes tests by the given provider. */
export async function startCluster(services: OwnServices, providerUrl: string): Promise<Cluster> {
  const shared = {
    AI_BASE_URL: providerUrl,
    AI_MODEL: 'fake',
    // As it is deployed: that Redis is frozen has to be noticed soon.
    REDIS_TIMEOUT_MS: '200',
    // Without Redis everybody who registers has to solve one; how long that takes is not our matter.
    CAPTCHA_WORK: '2',
  };
  const [first, second, worker] = await Promise.all([
    startNode(services, { ...shared, ROLE: 'api' }),
    startNode(services, { ...shared, ROLE: 'api' }),
    startNode(services, { ...shared, ROLE: 'worker' }),
  ]);
  return { apis: [first, second], worker, origins: [first.origin, second.origin] };
}

/** One process that can be ended in any way and comes back on the same port. */
async function startNode(services: OwnServices, environment: Record<string, string>) {
  const place = { PORT: String(await findFreePort()), METRICS_PORT: String(await findFreePort()) };
  const start = () => startEngram(services, { ...environment, ...place });
  let engram = await start();
  const { origin } = engram;
  let isUp = true;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!isUp) return;
    isUp = false;
    await engram.stop(signal);
  }

  return {
    origin,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    /** Until it does its work. */
    async start() {
      engram = await start();
      isUp = true;
      if (environment.ROLE === 'api') await waitUntilReady(origin);
    },
  };
}

async function waitUntilReady(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(`${origin}/api/ready`).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`${origin} did not become ready`);
}
