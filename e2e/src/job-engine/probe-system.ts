import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findFreePort } from '@engram/fakes/listen.ts';
import { startCuttingProxy } from './cutting-proxy.ts';

export type ProbeSystem = Awaited<ReturnType<typeof startProbeSystem>>;

type ProbeWish = { steps: number; stepMs: number; rollsBack?: boolean };

const main = '../server/src/testing/probe/main.ts';

export async function startProbeSystem() {
  const environment = {
    ...process.env,
    DATABASE_URL: process.env.PROBE_DATABASE_URL,
    REDIS_PREFIX: `engram-probe-${process.pid}:`,
    METRICS_PORT: '0',
    LOG_LEVEL: 'error',
  };
  execFileSync('node', ['../server/src/testing/probe/prepare.ts'], { env: environment });
  const [firstPort, secondPort] = [await findFreePort(), await findFreePort()];
  const [first, second, ...workers] = await Promise.all([
    startProcess({ ...environment, ROLE: 'api', PORT: String(firstPort) }),
    startProcess({ ...environment, ROLE: 'api', PORT: String(secondPort) }),
    startProcess({ ...environment, ROLE: 'worker' }),
    startProcess({ ...environment, ROLE: 'worker' }),
  ]);
  const proxy = await startCuttingProxy(secondPort);
  const origins = [`http://127.0.0.1:${firstPort}`, `http://127.0.0.1:${secondPort}`] as const;

  return {
    origins,
    proxy,
    workerPids: workers.map((worker) => worker.pid),
    async start(node: 0 | 1, wish: ProbeWish): Promise<{ id: string }> {
      const response = await fetch(`${origins[node]}/api/probes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wish),
      });
      return response.json();
    },
    killWorker(pid: number) {
      const worker = workers.find((each) => each.pid === pid);
      if (!worker) throw new Error(`${pid} is not one of our workers`);
      worker.kill('SIGKILL');
    },
    async stop() {
      await proxy.stop();
      await Promise.all([first, second, ...workers].map(end));
    },
  };
}

async function startProcess(environment: NodeJS.ProcessEnv) {
  const child = spawn('node', [main], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  // Also where the others have not begun in time, and nobody has them all to stop.
  process.once('exit', () => child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'started') break;
  }
  child.stdout.resume();
  return child;
}

async function end(child: Awaited<ReturnType<typeof startProcess>>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
