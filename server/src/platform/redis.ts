import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/** A connection that answers nothing for this long is dead, whatever TCP believes. */
const silentMs = 5_000;

export type RedisOptions = { url: string; prefix: string; log: Log };

/**
 * The connection for single commands. It fails at once when Redis is away and after 200 ms when
 * Redis is frozen, so that every caller can fall back in time.
 */
export function openRedis({ url, prefix, log }: RedisOptions): Redis {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    commandTimeout: 200,
    socketTimeout: silentMs,
    connectTimeout: 1_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  redis.on('error', (error) => log.warn({ err: error }, 'redis is not reachable'));
  return redis;
}

/** For telling progress: nobody waits for it, so a busy moment of Redis is waited out. */
export function openPatientRedis({ url, prefix, log }: RedisOptions): Redis {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    commandTimeout: 2_000,
    socketTimeout: silentMs,
    // A command that may have arrived is not sent again: an event would be told twice.
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    lazyConnect: true,
  });
  redis.on('error', (error) => log.debug({ err: error }, 'redis is not reachable for progress'));
  return redis;
}

/** A connection that waits in XREAD; it must not time out while nothing happens. */
export function openBlockingRedis({ url, prefix, log }: RedisOptions): Redis {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    socketTimeout: silentMs,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    lazyConnect: true,
  });
  redis.on('error', (error) =>
    log.debug({ err: error }, 'redis stream reader lost its connection'),
  );
  return redis;
}

/** Waits for the first connection, but not for long: the product works without Redis. */
export async function waitForRedis(redis: Redis, timeoutMs = 1_500): Promise<boolean> {
  if (redis.status === 'ready') return true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), timeoutMs);
  redis.once('ready', () => resolve(true));
  const isReady = await promise;
  clearTimeout(timer);
  return isReady;
}
