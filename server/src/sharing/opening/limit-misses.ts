import { sharingLimits } from '@engram/core/limits.ts';
import { LRUCache } from 'lru-cache';
import type { Counters } from '../../platform/counters.ts';

/** A code that somebody asked for, from a network they sit in, with a solved CAPTCHA or without. */
type Ask = { network: string; code: string; isProven?: boolean };

/** For how many seconds an asker is refused, and whether a CAPTCHA opens the way before. */
export type Hold = { seconds: number; canProve: boolean };

/**
 * Codes are short, so whoever guesses must be slow (security 10). What leads somewhere costs
 * nothing: a whole class may sit behind one address. After ten misses a network shows with each
 * code it does not know yet that a person asks, and only one that goes on missing has to wait: a
 * pupil who guesses must not lock the school out.
 */
export type Misses = {
  /** Before anything is looked up: a hit, too, would tell a guesser something. */
  check: (ask: Ask) => Promise<Hold | undefined>;
  /** The code leads nowhere. */
  add: (ask: Ask) => Promise<Hold | undefined>;
  /** The asker knows the code now; to answer again, or that it is over, tells nothing new. */
  tell: (ask: Ask) => void;
};

const missed = { seconds: sharingLimits.missesWithinMs / 1000, from: 'first' } as const;
/** As long as anybody may be answering. */
const told = { seconds: sharingLimits.storedMs / 1000, from: 'first' } as const;
/** Of everybody together, in an hour. Beyond it an address has one miss instead of ten. */
const maxOfAll = 600;
/** With a CAPTCHA each, of one network in an hour; the second while everybody misses too often. */
const maxProven = { usual: 60, whileGuessed: 6 };
const anHour = { seconds: 60 * 60, from: 'first' } as const;
const maxRemembered = 50_000;

export function makeMisses(
  counters: Counters,
  isOn: boolean,
  perf: { now: () => number } = performance,
): Misses {
  if (!isOn) return unlimited;

  /** Networks that have to wait, and until when; other processes learn it by their next miss. */
  const waiting = new LRUCache<string, true>({ max: maxRemembered, perf });
  /** Networks that have missed too often with CAPTCHAs as well. */
  const shut = new LRUCache<string, true>({ max: maxRemembered, perf });
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

  async function addNew({ network, isProven = false }: Ask): Promise<Hold | undefined> {
    const all = await counters.add('misses:all', anHour);
    const isGuessed = (all ?? 0) > maxOfAll;
    if (isProven) return addProven(network, isGuessed ? maxProven.whileGuessed : maxProven.usual);
    const name = `misses:${network}`;
    const own = await count(name);
    const most = isGuessed ? 1 : sharingLimits.maxMisses;
    if (own < most) return undefined;
    const seconds = await secondsOf(name);
    waiting.set(network, true, { ttl: seconds * 1000 });
    return own > most ? { seconds, canProve: true } : undefined;
  }

  async function addProven(network: string, most: number): Promise<Hold | undefined> {
    const name = `misses-proven:${network}`;
    const own = (await counters.add(name, anHour)) ?? 1;
    if (own < most) return undefined;
    const seconds = (await counters.secondsLeft(name)) ?? anHour.seconds;
    shut.set(network, true, { ttl: seconds * 1000 });
    return own > most ? { seconds, canProve: false } : undefined;
  }

  /** What keeps a network from asking for more codes at the moment. */
  function holdOf({ network, isProven = false }: Ask): Hold | undefined {
    const holder = isProven || shut.has(network) ? shut : waiting;
    if (!holder.has(network)) return undefined;
    const seconds = Math.ceil(holder.getRemainingTTL(network) / 1000);
    return { seconds, canProve: holder === waiting };
  }

  return {
    async check(ask) {
      const hold = holdOf(ask);
      if (!hold || (await isTold(ask)) || (await wasMissed(ask))) return undefined;
      return hold;
    },
    async add(ask) {
      if (await isTold(ask)) return undefined;
      const name = nameOf('missed', ask);
      const times = await count(name);
      // The same code again tells a guesser nothing, so that it costs its network nothing.
      if (times === 1) return addNew(ask);
      const isTooOften = times > sharingLimits.maxMisses && !ask.isProven;
      return isTooOften ? { seconds: await secondsOf(name), canProve: true } : undefined;
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
