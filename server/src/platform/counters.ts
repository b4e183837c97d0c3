import type { Redis } from 'ioredis';

/**
 * How long a count lives: from its first one, so that it ends whatever comes after, or from its
 * latest, so that it lasts as long as somebody goes on.
 */
type Lifetime = { seconds: number; from: 'first' | 'latest' };

/**
 * Counts shared by all nodes. Undefined means that Redis did not answer: the caller decides what
 * not knowing means.
 */
export type Counters = {
  /** The count with this one in it. */
  add: (name: string, lifetime: Lifetime) => Promise<number | undefined>;
  read: (name: string) => Promise<number | undefined>;
  takeBack: (name: string) => Promise<void>;
  forget: (name: string) => Promise<void>;
};

/** One step in Redis, so that a count never stays behind without its expiry. */
const addInRedis = `
local count = redis.call('INCR', KEYS[1])
if count == 1 or ARGV[2] == 'latest' then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return count
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
    add: (name, { seconds, from }) =>
      answerOf(redis.eval(addInRedis, 1, keyOf(name), seconds, from)),
    read: (name) => answerOf(redis.get(keyOf(name))),
    async takeBack(name) {
      await answerOf(redis.eval(takeBackInRedis, 1, keyOf(name)));
    },
    async forget(name) {
      await answerOf(redis.del(keyOf(name)));
    },
  };
}

function keyOf(name: string): string {
  return `count:${name}`;
}

async function answerOf(asked: Promise<unknown>): Promise<number | undefined> {
  try {
    return Number((await asked) ?? 0);
  } catch {
    // Already logged by the connection; the caller falls back.
    return undefined;
  }
}
