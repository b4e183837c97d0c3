import { sharingLimits } from '@engram/core/limits.ts';
import { LRUCache } from 'lru-cache';
import type { Counters } from '../../platform/counters.ts';

/** A code that somebody asked for, from a network they sit in. */
export type Ask = { network: string; code: string };

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
  /** A page was asked for whose browser will ask again for the test itself: one miss, not two. */
  addOfPage: (ask: Ask) => Promise<number | undefined>;
  /** The asker knows the code now; to answer again tells nothing new. */
  tell: (ask: Ask) => void;
};

const windowSeconds = sharingLimits.missesWithinMs / 1000;
const known = { seconds: 60 * 60, from: 'latest' } as const;
/** Of everybody together, in an hour. Beyond it an address has one miss instead of ten. */
const maxOfAll = 600;
/** A browser asks for the test right after its page. */
const pageSeconds = 60;
const maxRemembered = 50_000;

export function makeMisses(counters: Counters, isOn: boolean): Misses {
  if (!isOn) return unlimited;

  /** Networks that have to wait, and until when; others learn it by their next miss. */
  const waiting = new LRUCache<string, true>({ max: maxRemembered });
  const told = new LRUCache<string, true>({ max: maxRemembered, ttl: known.seconds * 1000 });
  /** For times without Redis: each process counts for itself then. */
  const counted = new LRUCache<string, number>({ max: maxRemembered, ttl: windowSeconds * 1000 });

  async function isTold(ask: Ask): Promise<boolean> {
    const name = nameOf('told', ask);
    return told.has(name) || (await counters.secondsLeft(name)) !== undefined;
  }

  async function count(network: string): Promise<{ own: number; all: number }> {
    const name = `misses:${network}`;
    const own = await counters.add(name, { seconds: windowSeconds, from: 'first' });
    const all = await counters.add('misses:all', { seconds: 60 * 60, from: 'first' });
    if (own !== undefined) return { own, all: all ?? 0 };
    const local = (counted.get(name) ?? 0) + 1;
    counted.set(name, local, { noUpdateTTL: true });
    return { own: local, all: 0 };
  }

  async function addOne({ network }: Ask): Promise<number | undefined> {
    const { own, all } = await count(network);
    const most = all > maxOfAll ? 1 : sharingLimits.maxMisses;
    if (own < most) return undefined;
    const seconds = (await counters.secondsLeft(`misses:${network}`)) ?? windowSeconds;
    waiting.set(network, true, { ttl: seconds * 1000 });
    return own > most ? seconds : undefined;
  }

  return {
    async check(ask) {
      if (!waiting.has(ask.network) || (await isTold(ask))) return undefined;
      return Math.ceil(waiting.getRemainingTTL(ask.network) / 1000);
    },
    async add(ask) {
      const page = nameOf('missed-page', ask);
      if ((await counters.secondsLeft(page)) === undefined) return addOne(ask);
      await counters.forget(page);
      return undefined;
    },
    async addOfPage(ask) {
      await counters.add(nameOf('missed-page', ask), { seconds: pageSeconds, from: 'first' });
      return addOne(ask);
    },
    tell(ask) {
      const name = nameOf('told', ask);
      if (told.has(name)) return;
      told.set(name, true);
      void counters.add(name, known);
    },
  };
}

/** For tests that ask for many codes from one address. */
const unlimited: Misses = {
  check: async () => undefined,
  add: async () => undefined,
  addOfPage: async () => undefined,
  tell: () => {},
};

function nameOf(kind: string, { network, code }: Ask): string {
  return `${kind}:${network}:${code}`;
}
