import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const probe = new URL('probe/main.ts', import.meta.url).pathname;

/** A process of its own, as main.ts starts it, that has said that it is ready. */
export async function startProcess(
  databaseUrl: string,
  environment: Record<string, string>,
  main = probe,
) {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    METRICS_PORT: '0',
    // Counts of other runs are none of theirs; processes of one database share them.
    REDIS_PREFIX: `engram-test:${databaseUrl.slice(-40)}:`,
    LOG_LEVEL: 'error',
    ...environment,
  };
  const child = spawn('node', [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const log: string[] = [];
  const started = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === 'started') started.resolve();
    else log.push(line);
  });
  await Promise.race([started.promise, gone]);
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = await gone;
    return { code };
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return { log, gone, isRunning, stop, kill };
}
