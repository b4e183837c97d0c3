import { sharingLimits } from '@engram/core/limits.ts';
import { LRUCache } from 'lru-cache';
import type { Counters } from '../../platform/counters.ts';

/** A code that somebody asked for, from a network they sit in. */
type Ask = { network: string; code: string };

/**
 * Codes are short, so whoever guesses must be slow (security 10). What leads somewhere costs
 * nothing: a whole class may sit behind one address. Each call tells how many seconds an asker has
 * to wait, or nothing.
 */
export type Misses = {
  /** Before anything is looked up: a hit, too, would tell a guesser something. */
  check: (ask: Ask) => Promise<number | undefined>;
  /** The code leads nowhere. */
  add: (ask: Ask) => Promise<number | undefined>;
  /** The asker knows the code now; to answer again, or that it is over, tells nothing new. */
  tell: (ask: Ask) => void;
};

const missed = { seconds: sharingLimits.missesWithinMs / 1000, from: 'first' } as const;
/** As long as anybody may be answering. */
const told = { seconds: sharingLimits.storedMs / 1000, from: 'first' } as const;
/** Of everybody together, in an hour. Beyond it an address has one miss instead of ten. */
const maxOfAll = 600;
const maxRemembered = 50_000;

export function makeMisses(
  counters: Counters,
  isOn: boolean,
  perf: { now: () => number } = performance,
): Misses {
  if (!isOn) return unlimited;

  /** Networks that have to wait, and until when; other processes learn it by their next miss. */
  const waiting = new LRUCache<string, true>({ max: maxRemembered, perf });
  const known = new LRUCache<string, true>({ max: maxRemembered, ttl: told.seconds * 1000, perf });
  /** For times without Redis: each process counts for itself then. */
  const counted = new LRUCache<string, number>({
    max: maxRemembered,
    ttl: missed.seconds * 1000,
    noUpdateTTL: true,
    perf,
  });

  async function count(name: string): Promise<number> {
    const here = (counted.get(name) ?? 0) + 1;
    counted.set(name, here);
    return (await counters.add(name, missed)) ?? here;
  }

  async function isTold(ask: Ask): Promise<boolean> {
    const name = nameOf('told', ask);
    return known.has(name) || (await counters.secondsLeft(name)) !== undefined;
  }

  /** Missed once, it may be asked for again: the page, the test behind it, a second try. */
  async function wasMissed(ask: Ask): Promise<boolean> {
    const name = nameOf('missed', ask);
    return counted.has(name) || (await counters.secondsLeft(name)) !== undefined;
  }

  /** How long a count still holds. */
  async function secondsOf(name: string): Promise<number> {
    return (await counters.secondsLeft(name)) ?? missed.seconds;
  }

  async function addNew({ network }: Ask): Promise<number | undefined> {
    const name = `misses:${network}`;
    const own = await count(name);
    const all = await counters.add('misses:all', { seconds: 60 * 60, from: 'first' });
    const most = (all ?? 0) > maxOfAll ? 1 : sharingLimits.maxMisses;
    if (own < most) return undefined;
    const seconds = await secondsOf(name);
    waiting.set(network, true, { ttl: seconds * 1000 });
    return own > most ? seconds : undefined;
  }

  return {
    async check(ask) {
      if (!waiting.has(ask.network)) return undefined;
      if ((await isTold(ask)) || (await wasMissed(ask))) return undefined;
      return Math.ceil(waiting.getRemainingTTL(ask.network) / 1000);
    },
    async add(ask) {
      if (await isTold(ask)) return undefined;
      const name = nameOf('missed', ask);
      const times = await count(name);
      // The same code again tells a guesser nothing, so that it costs its network nothing.
      if (times === 1) return addNew(ask);
      return times > sharingLimits.maxMisses ? secondsOf(name) : undefined;
    },
    tell(ask) {
      const name = nameOf('told', ask);
      if (known.has(name)) return;
      known.set(name, true);
      void counters.add(name, told);
    },
  };
}

/** For tests that ask for many codes from one address. */
const unlimited: Misses = {
  check: async () => undefined,
  add: async () => undefined,
  tell: () => {},
};

function nameOf(kind: 'told' | 'missed', { network, code }: Ask): string {
  return `${kind}:${network}:${code}`;
}
