import { Redis } from 'ioredis';
import type { Log } from './log.ts';
import { noteOutage } from './note-outage.ts';

export type RedisOptions = { url: string; prefix: string; log: Log };

/**
 * The connection for single commands. It fails at once when Redis is away, so that every caller can
 * fall back in time. When Redis is frozen the first command waits for its time-out and gives the
 * connection up: a request of three commands does not wait three times.
 */
export function openRedis(options: RedisOptions, timeoutMs: number): Redis {
  return connect(ImpatientRedis, options, {
    commandTimeout: timeoutMs,
    connectTimeout: 1_000,
    enableOfflineQueue: false,
  });
}

class ImpatientRedis extends Redis {
  #isGivingUp = false;

  override sendCommand(...sent: Parameters<Redis['sendCommand']>): unknown {
    const [command] = sent;
    command.promise.catch((error: Error) => {
      if (error.message === 'Command timed out') this.#giveUp();
    });
    return super.sendCommand(...sent);
  }

  /** Once per connection, however many commands were waiting on it. */
  #giveUp(): void {
    if (this.#isGivingUp || this.status !== 'ready') return;
    this.#isGivingUp = true;
    this.once('close', () => {
      this.#isGivingUp = false;
    });
    this.disconnect(true);
  }
}

/** For telling progress: a busy moment of Redis is waited out, but not for ever. */
export function openPatientRedis(options: RedisOptions): Redis {
  return connect(Redis, options, { commandTimeout: 2_000, lazyConnect: true });
}

/** A connection that waits in XREAD, which answers every two seconds even when nothing happens. */
export function openBlockingRedis(options: RedisOptions): Redis {
  return connect(Redis, options, { lazyConnect: true });
}

/** A connection that answers nothing for this long is dead, whatever TCP believes. */
const silentMs = 5_000;

type Patience = {
  commandTimeout?: number;
  connectTimeout?: number;
  enableOfflineQueue?: boolean;
  lazyConnect?: boolean;
};

function connect(
  Client: typeof Redis,
  { url, prefix, log }: RedisOptions,
  patience: Patience,
): Redis {
  const redis = new Client(url, {
    keyPrefix: prefix,
    socketTimeout: silentMs,
    // A command that may have arrived is not sent again: an event would be told twice.
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    ...patience,
  });
  redis.on('error', (error) => noteOutage(log, { what: 'redis is not reachable', error }));
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
