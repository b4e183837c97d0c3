import type { Redis } from 'ioredis';

/** What a provider may be asked for in a minute. */
export type Rate = { calls: number; tokens: number };

type Cost = { calls: number; tokens: number };

/** Takes turns at one provider, for all processes of a server. */
export type Turns = {
  /** After how many milliseconds the call may begin; others come after it from now on. */
  take: (cost: Cost) => Promise<number>;
  /** What was taken and not used. */
  giveBack: (cost: Cost) => Promise<void>;
};

/**
 * A quarter of a minute's share may be used at once and the rest comes evenly over the minute, so
 * that no minute has more than its share, wherever it begins. In milliseconds of the even pace a
 * quarter is always the same.
 */
const evenShare = 0.75;
const atOnceMs = (60_000 * (1 - evenShare)) / evenShare;

function paceOf(rate: number): number {
  return 60_000 / (rate * evenShare);
}

/**
 * One step in Redis, by its own clock. Each name holds until when everything that was taken is used
 * up at the even pace. A call that is larger than what may be used at once waits for all of that.
 */
const takeInRedis = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local atOnce = tonumber(ARGV[1])
local wait = 0
for place, name in ipairs({ 'calls', 'tokens' }) do
  local takes = tonumber(ARGV[1 + place])
  local busyUntil = math.max(now, tonumber(redis.call('HGET', KEYS[1], name) or '0'))
  wait = math.max(wait, busyUntil + math.min(takes, atOnce) - atOnce - now)
  redis.call('HSET', KEYS[1], name, string.format('%.3f', busyUntil + takes))
end
redis.call('PEXPIRE', KEYS[1], 3600000)
return math.ceil(wait)
`;

const giveBackInRedis = `
if redis.call('EXISTS', KEYS[1]) == 1 then
  redis.call('HINCRBYFLOAT', KEYS[1], 'calls', -ARGV[1])
  redis.call('HINCRBYFLOAT', KEYS[1], 'tokens', -ARGV[2])
end
return 0
`;

type TurnsParts = { redis: Redis; provider: string; rate: Rate; now?: () => number };

/** When Redis is away each process takes turns for itself, which is better than none. */
export function openTurns({ redis, provider, rate, now }: TurnsParts): Turns {
  const key = `rate:${provider}`;
  const alone = makeLocalTurns(rate, now);
  const inMs = ({ calls, tokens }: Cost) =>
    [calls * paceOf(rate.calls), tokens * paceOf(rate.tokens)] as const;
  return {
    async take(cost) {
      try {
        return Number(await redis.eval(takeInRedis, 1, key, atOnceMs, ...inMs(cost)));
      } catch {
        return alone.take(cost);
      }
    },
    async giveBack(cost) {
      try {
        await redis.eval(giveBackInRedis, 1, key, ...inMs(cost));
      } catch {
        await alone.giveBack(cost);
      }
    },
  };
}

/** The same within one process. */
function makeLocalTurns(rate: Rate, now: () => number = () => performance.now()): Turns {
  const names = ['calls', 'tokens'] as const;
  const busyUntil = { calls: 0, tokens: 0 };
  return {
    take(cost) {
      const at = now();
      const waits = names.map((name) => {
        const takes = cost[name] * paceOf(rate[name]);
        const free = Math.max(at, busyUntil[name]);
        busyUntil[name] = free + takes;
        return free + Math.min(takes, atOnceMs) - atOnceMs - at;
      });
      return Promise.resolve(Math.ceil(Math.max(0, ...waits)));
    },
    giveBack(cost) {
      for (const name of names) busyUntil[name] -= cost[name] * paceOf(rate[name]);
      return Promise.resolve();
    },
  };
}
