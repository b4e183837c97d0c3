import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@engram/fakes/listen.ts';
import { Redis } from 'ioredis';
import type { Started } from './started.ts';
import { waitFor } from './wait.ts';

const defaultUrl = 'redis://127.0.0.1:6379';

export async function findRedis(url: string = defaultUrl): Promise<string | undefined> {
  const info = await serverInfo(url).catch(() => undefined);
  return info === undefined ? undefined : url;
}

/** On a free port unless one is given: what stopped may come back where it was. */
export async function startRedis(folder: string, givenPort?: number): Promise<Started> {
  const port = givenPort ?? (await findFreePort());
  const dir = join(folder, 'redis');
  mkdirSync(dir, { recursive: true });
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir];
  const child = spawn('redis-server', settings, { stdio: 'ignore' });
  const failed = new Promise<never>((_, reject) => {
    child.once('error', () =>
      reject(new Error('Redis is not installed: apt-get install redis-server')),
    );
  });
  const url = `redis://127.0.0.1:${port}`;
  const answers = waitFor('Redis', async () => {
    // Somebody else may have taken the port in between: the process id tells whose server it is.
    const info = await serverInfo(url);
    return info.includes(`process_id:${child.pid}\r`) ? true : undefined;
  });
  await Promise.race([answers, failed]);
  return {
    url,
    pid: child.pid ?? 0,
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill(signal);
      }),
  };
}

async function serverInfo(url: string): Promise<string> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 1_000,
    retryStrategy: () => null,
  });
  redis.on('error', () => {});
  try {
    await redis.connect();
    return await redis.info('server');
  } finally {
    redis.disconnect();
  }
}
