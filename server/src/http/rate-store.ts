import type { Redis } from 'ioredis';

type Counted = { current: number; ttl: number };
type Answer = (error: Error | null, counted?: Counted) => void;

/** One round trip, so that two nodes never disagree on who set the expiry. */
const countInRedis = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }
`;

/**
 * Counts for @fastify/rate-limit: in Redis, shared by all nodes; while Redis is away each node
 * counts for itself, so that nobody is locked out and nothing is unlimited.
 */
export function makeRateStore(redis: Redis) {
  const local = makeLocalCounter();

  return class RateStore {
    /** The plugin adds the tier to the key. */
    incr(key: string, answer: Answer, windowMs: number): void {
      const name = `rate:${key}`;
      redis
        .eval(countInRedis, 1, name, windowMs)
        .then((counted) => answer(null, readCounted(counted)))
        .catch(() => answer(null, local.count(name, windowMs, weightOf(key))));
    }

    child(): this {
      return this;
    }
  };
}

/** Alone, a node knows only its own share of the attempts: signing in is then limited harder. */
function weightOf(key: string): number {
  return key.endsWith('auth') ? 4 : 1;
}

function readCounted(counted: unknown): Counted {
  const [current, ttl] = Array.isArray(counted) ? counted : [];
  return { current: Number(current), ttl: Number(ttl) };
}

const maxLocalCallers = 10_000;

function makeLocalCounter() {
  const counts = new Map<string, { current: number; endsAt: number }>();
  return {
    count(name: string, windowMs: number, weight: number): Counted {
      const now = performance.now();
      const known = counts.get(name);
      const window = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs };
      window.current += weight;
      counts.delete(name);
      counts.set(name, window);
      // The oldest entry goes first, so that a flood of addresses cannot fill the memory.
      const oldest = counts.size > maxLocalCallers ? counts.keys().next().value : undefined;
      if (oldest !== undefined) counts.delete(oldest);
      return { current: window.current, ttl: window.endsAt - now };
    },
  };
}
