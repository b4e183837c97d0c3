import type { Redis } from 'ioredis';

/**
 * How long a count lives: from its first one, so that it ends whatever comes after, or from its
 * latest, so that it lasts as long as somebody goes on.
 */
type Lifetime = { seconds: number; from: 'first' | 'latest' };

type TwoCounts = { count: number; other: number };

/**
 * Counts shared by all nodes. Undefined means that Redis did not answer: the caller decides what
 * not knowing means.
 */
export type Counters = {
  /** The count with this one in it. */
  add: (name: string, lifetime: Lifetime) => Promise<number | undefined>;
  /** The same, and another count beside it, in one round trip. */
  addAndRead: (name: string, lifetime: Lifetime, other: string) => Promise<TwoCounts | undefined>;
  /** Until the count ends; undefined also when there is none. */
  secondsLeft: (name: string) => Promise<number | undefined>;
  takeBack: (name: string) => Promise<void>;
  forget: (name: string) => Promise<void>;
};

/** One step in Redis, so that a count never stays behind without its expiry. */
const addInRedis = `
local count = redis.call('INCR', KEYS[1])
if count == 1 or ARGV[2] == 'latest' then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return { count, tonumber(KEYS[2] and redis.call('GET', KEYS[2]) or 0) }
`;

/** Only what is still counted: taking back from an expired count would make it negative. */
const takeBackInRedis = `
if redis.call('EXISTS', KEYS[1]) == 1 and tonumber(redis.call('GET', KEYS[1])) > 0 then
  redis.call('DECR', KEYS[1])
end
return 0
`;

export function makeCounters(redis: Redis): Counters {
  return {
    async add(name, { seconds, from }) {
      const counts = await ask(() => redis.eval(addInRedis, 1, keyOf(name), seconds, from));
      return readCounts(counts)?.count;
    },
    async addAndRead(name, { seconds, from }, other) {
      const keys = [keyOf(name), keyOf(other)] as const;
      return readCounts(await ask(() => redis.eval(addInRedis, 2, ...keys, seconds, from)));
    },
    async secondsLeft(name) {
      const seconds = Number(await ask(() => redis.ttl(keyOf(name))));
      return seconds > 0 ? seconds : undefined;
    },
    async takeBack(name) {
      await ask(() => redis.eval(takeBackInRedis, 1, keyOf(name)));
    },
    async forget(name) {
      await ask(() => redis.del(keyOf(name)));
    },
  };
}

function keyOf(name: string): string {
  return `count:${name}`;
}

function readCounts(reply: unknown): TwoCounts | undefined {
  if (!Array.isArray(reply)) return undefined;
  return { count: Number(reply[0]), other: Number(reply[1]) };
}

async function ask(command: () => Promise<unknown>): Promise<unknown> {
  try {
    return await command();
  } catch {
    // Already logged by the connection; the caller falls back.
    return undefined;
  }
}
