import { Redis } from 'ioredis';
import type { Log } from './log.ts';

export type RedisOptions = { url: string; prefix: string; log: Log };

/**
 * The connection for single commands. It fails at once when Redis is away and after 200 ms when
 * Redis is frozen, so that every caller can fall back in time.
 */
export function openRedis(options: RedisOptions): Redis {
  return connect(options, {
    commandTimeout: 200,
    connectTimeout: 1_000,
    enableOfflineQueue: false,
  });
}

/** For telling progress: a busy moment of Redis is waited out, but not for ever. */
export function openPatientRedis(options: RedisOptions): Redis {
  return connect(options, { commandTimeout: 2_000, lazyConnect: true });
}

/** A connection that waits in XREAD, which answers every two seconds even when nothing happens. */
export function openBlockingRedis(options: RedisOptions): Redis {
  return connect(options, { lazyConnect: true });
}

/** A connection that answers nothing for this long is dead, whatever TCP believes. */
const silentMs = 5_000;

type Patience = {
  commandTimeout?: number;
  connectTimeout?: number;
  enableOfflineQueue?: boolean;
  lazyConnect?: boolean;
};

function connect({ url, prefix, log }: RedisOptions, patience: Patience): Redis {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    socketTimeout: silentMs,
    // A command that may have arrived is not sent again: an event would be told twice.
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    ...patience,
  });
  redis.on('error', (error) => log.warn({ err: error }, 'redis is not reachable'));
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
