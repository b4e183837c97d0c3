import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const main = new URL('probe/main.ts', import.meta.url).pathname;

/** A process of its own, as main.ts starts it, that has said that it is ready. */
export async function startProcess(databaseUrl: string, environment: Record<string, string>) {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    METRICS_PORT: '0',
    LOG_LEVEL: 'error',
    ...environment,
  };
  const child = spawn('node', [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) if (line === 'started') break;
  child.stdout.resume();
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = await gone;
    return { code };
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  return { stop, kill };
}
