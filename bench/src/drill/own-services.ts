import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../../tools/services/postgres.ts';
import { startRedis } from '../../../tools/services/redis.ts';
import type { Started } from '../../../tools/services/started.ts';

export type OwnServices = ReturnType<typeof describe>;

const migrate = fileURLToPath(new URL('../../../server/src/migrate.ts', import.meta.url));

type Running = { postgres: Started; redis: Started };

/**
 * Works with a PostgreSQL and a Redis that may be broken, because nobody else uses them. Leaves no
 * process and no file behind, also when it fails or is broken off.
 */
export async function inOwnServices<T>(work: (services: OwnServices) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'engram-drill-'));
  // PostgreSQL's own user has to get through to the folder below.
  chmodSync(folder, 0o755);
  const running: Partial<Running> = {};
  let end: Promise<void> | undefined;
  const endAll = () => (end ??= close(running, folder));
  // A signal may come more than once: to the group, and from the command that started us.
  const breakOff = () => void endAll().finally(() => process.exit(1));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, breakOff);
  try {
    const postgres = (running.postgres = await startPostgres(folder));
    const redis = (running.redis = await startRedis(folder));
    const services = describe(Object.assign(running, { postgres, redis }), folder);
    const env = { ...process.env, ...services.environment };
    await promisify(execFile)('node', [migrate], { env });
    return await work(services);
  } finally {
    await endAll();
    for (const signal of signals) process.off(signal, breakOff);
  }
}

function describe(running: Running, folder: string) {
  const { url } = running.postgres;
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5_000 });
  // Its connections break with all others.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));

  return {
    pool,
    environment: { DATABASE_URL: url, REDIS_URL: running.redis.url },
    /** As after a crash: no transaction is ended well. */
    async restartPostgres() {
      await running.postgres.stop('SIGQUIT');
      running.postgres = await startPostgres(folder, portOf(running.postgres));
    },
    killRedis: () => running.redis.stop('SIGKILL'),
    async startRedisAgain() {
      running.redis = await startRedis(folder, portOf(running.redis));
    },
    freezeRedis: () => void process.kill(running.redis.pid, 'SIGSTOP'),
    thawRedis: () => void process.kill(running.redis.pid, 'SIGCONT'),
  };
}

function portOf({ url }: Started): number {
  return Number(new URL(url).port);
}

/** At once: nothing of it is wanted any more. */
async function close({ postgres, redis }: Partial<Running>, folder: string): Promise<void> {
  await Promise.all([end(postgres, 'SIGQUIT'), end(redis, 'SIGKILL')]);
  rmSync(folder, { recursive: true, force: true });
}

/** A fault may have ended it already. */
async function end(service: Started | undefined, signal: NodeJS.Signals): Promise<void> {
  if (service && isRunning(service)) await service.stop(signal);
}

function isRunning({ pid }: Started): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
