import { expect, it, onTestFinished, vi } from 'vitest';
import type { Counters } from '../../platform/counters.ts';
import { type Hold, makeMisses } from './limit-misses.ts';

/** Counts in memory, or not at all, as when Redis is away. */
function makeCounts(isAway = false): Counters {
  const counts = new Map<string, number>();
  return {
    add: async (name) => {
      if (isAway) return undefined;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return counts.get(name);
    },
    addAndRead: async () => undefined,
    secondsLeft: async (name) => (!isAway && counts.has(name) ? 600 : undefined),
    takeBack: async () => {},
    forget: async () => {},
  };
}

async function missMany(
  misses: ReturnType<typeof makeMisses>,
  network: string,
  count: number,
): Promise<(Hold | undefined)[]> {
  const told = [];
  for (let number = 0; number < count; number += 1) {
    told.push(await misses.add({ network, code: `CODE${number}` }));
  }
  return told;
}

it('lets a network miss ten codes, and then asks for a CAPTCHA with every code it does not know', async () => {
  const misses = makeMisses(makeCounts(), true);
  misses.tell({ network: 'school', code: 'KNOWN2' });
  expect(await missMany(misses, 'school', 10)).toEqual(Array(10).fill(undefined));
  expect(await misses.check({ network: 'school', code: 'OTHER2' })).toEqual({
    seconds: 600,
    canProve: true,
  });
  expect(await misses.check({ network: 'school', code: 'KNOWN2' })).toBeUndefined();
  expect(await misses.check({ network: 'home', code: 'OTHER2' })).toBeUndefined();
});

it('lets a network ask on with CAPTCHAs, until sixty of those have missed in an hour', async () => {
  const misses = makeMisses(makeCounts(), true);
  await missMany(misses, 'school', 10);
  const proven = (number: number) =>
    ({ network: 'school', code: `PROOF${number}`, isProven: true }) as const;
  for (let number = 0; number < 60; number += 1) {
    expect(await misses.check(proven(number))).toBeUndefined();
    await misses.add(proven(number));
  }
  expect(await misses.check(proven(60))).toEqual({ seconds: 600, canProve: false });
  expect(await misses.check({ network: 'school', code: 'OTHER2' })).toMatchObject({
    canProve: false,
  });
  expect(await misses.check({ ...proven(60), network: 'home' })).toBeUndefined();
});

it('leaves a network one miss when everybody together has missed 600 in the hour', async () => {
  const misses = makeMisses(makeCounts(), true);
  for (let network = 0; network < 600; network += 1) await missMany(misses, `n${network}`, 1);
  expect(await misses.check({ network: 'late', code: 'OTHER2' })).toBeUndefined();
  expect(await missMany(misses, 'late', 1)).toEqual([undefined]);
  expect(await misses.check({ network: 'late', code: 'OTHER2' })).toEqual({
    seconds: 600,
    canProve: true,
  });
});

it('counts by itself while Redis is away', async () => {
  const misses = makeMisses(makeCounts(true), true);
  await missMany(misses, 'school', 9);
  expect(await misses.check({ network: 'school', code: 'OTHER2' })).toBeUndefined();
  await misses.add({ network: 'school', code: 'TENTH2' });
  expect(await misses.check({ network: 'school', code: 'OTHER2' })).toEqual({
    seconds: 600,
    canProve: true,
  });
});

it('lets a network go on when its ten minutes are over', async () => {
  // The cache remembers what time it is until its timer for that runs out.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let now = 1;
  const misses = makeMisses(makeCounts(true), true, { now: () => now });
  await missMany(misses, 'school', 10);
  now += 10 * 60 * 1000 - 1;
  vi.runAllTimers();
  expect(await misses.check({ network: 'school', code: 'OTHER2' })).toEqual({
    seconds: 1,
    canProve: true,
  });
  now += 2;
  vi.runAllTimers();
  expect(await misses.check({ network: 'school', code: 'OTHER2' })).toBeUndefined();
});
