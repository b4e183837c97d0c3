import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A real worker process, as the product starts it; what it logs is kept. */
export async function startWorker(environment: Record<string, string>) {
  const env = { ...process.env, ROLE: 'worker', METRICS_PORT: '0', LOG_LEVEL: 'debug' };
  const child = spawn('node', [main], {
    env: { ...env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const log: string[] = [];
  const started = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    log.push(line);
    if (line.includes('engram is running')) started.resolve();
  });
  await Promise.race([started.promise, gone]);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const [code] = await gone;
    return code;
  };
  return { log, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
