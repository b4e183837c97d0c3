import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

/** Whether what a private server stored is there again the next time. */
export type Keeping = 'kept' | 'thrown away';

const folder = fileURLToPath(new URL('../../.services/', import.meta.url));

/**
 * PostgreSQL and Redis at DATABASE_URL and REDIS_URL if they answer; otherwise private ones on free
 * ports, from the installed binaries, with their files in an ignored folder.
 */
export async function ensureServices(
  environment: NodeJS.ProcessEnv,
  keeping: Keeping,
): Promise<Services> {
  const started: { name: string; service: Started }[] = [];
  const files = makeFolder(keeping);
  const stop = async () => {
    for (const { service } of started.toReversed()) await service.stop();
    if (keeping === 'thrown away') rmSync(files, { recursive: true, force: true });
  };
  async function use(
    name: string,
    found: string | undefined,
    start: (folder: string) => Promise<Started>,
  ) {
    if (found !== undefined) return found;
    const service = await start(files);
    started.push({ name, service });
    return service.url;
  }
  try {
    const postgres = await findPostgres(environment.DATABASE_URL);
    const databaseUrl = await use('PostgreSQL', postgres, startPostgres);
    const redis = await findRedis(environment.REDIS_URL);
    const redisUrl = await use('Redis', redis, startRedis);
    return { databaseUrl, redisUrl, started: started.map(({ name }) => name), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One folder for development; every run of the checks has its own, beside it. */
function makeFolder(keeping: Keeping): string {
  mkdirSync(folder, { recursive: true });
  const made = keeping === 'kept' ? join(folder, 'kept') : mkdtempSync(join(folder, 'run-'));
  mkdirSync(made, { recursive: true });
  // PostgreSQL's own user has to get through to the folder below.
  chmodSync(made, 0o755);
  return made;
}
