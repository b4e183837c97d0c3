import { spawn } from 'node:child_process';
import { ensureServices } from './services/ensure-services.ts';

/** Runs a command with PostgreSQL and Redis in reach, and ends what it had to start for that. */
const [command, ...options] = process.argv.slice(2);
if (!command) throw new Error('Which command?');

const services = await ensureServices(process.env, 'thrown away');
const child = spawn(command, options, {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => child.kill(signal));
}
process.exitCode = await new Promise<number>((resolve) => {
  child.once('error', () => resolve(1));
  child.once('exit', (code) => resolve(code ?? 1));
});
await services.stop();
