import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPostgres, startPostgres } from './postgres.ts';
import { findRedis, startRedis } from './redis.ts';
import type { Started } from './started.ts';

export type Services = {
  databaseUrl: string;
  redisUrl: string;
  /** Names of the servers we started ourselves. */
  started: string[];
  stop: () => Promise<void>;
};

const folder = fileURLToPath(new URL('../../.services/', import.meta.url));

/**
 * PostgreSQL and Redis at DATABASE_URL and REDIS_URL if they answer; otherwise private ones on free
 * ports, from the installed binaries, with their files in an ignored folder.
 */
export async function ensureServices(environment: NodeJS.ProcessEnv): Promise<Services> {
  const started: { name: string; service: Started }[] = [];
  const stop = async () => {
    for (const { service } of started.toReversed()) await service.stop();
  };
  async function use(name: string, found: string | undefined, start: () => Promise<Started>) {
    if (found !== undefined) return found;
    mkdirSync(folder, { recursive: true });
    const service = await start();
    started.push({ name, service });
    return service.url;
  }
  try {
    const databaseUrl = await use('PostgreSQL', await findPostgres(environment.DATABASE_URL), () =>
      startPostgres(folder),
    );
    const redisUrl = await use('Redis', await findRedis(environment.REDIS_URL), () =>
      startRedis(folder),
    );
    return { databaseUrl, redisUrl, started: started.map(({ name }) => name), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
