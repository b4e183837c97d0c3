import { expect, it, onTestFinished, vi } from 'vitest';
import type { Counters } from '../../platform/counters.ts';
import { makeMisses } from './limit-misses.ts';

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
): Promise<(number | undefined)[]> {
  const told = [];
  for (let number = 0; number < count; number += 1) {
    told.push(await misses.add({ network, code: `CODE${number}` }));
  }
  return told;
}

it('lets a network miss ten codes, and then makes it wait for every code it does not know', async () => {
  const misses = makeMisses(makeCounts(), true);
  misses.tell({ network: 'school', code: 'KNOWN2' });
  expect(await missMany(misses, 'school', 10)).toEqual(Array(10).fill(undefined));
  expect(await misses.check({ network: 'school', code: 'OTHER2' })).toBe(600);
  expect(await misses.check({ network: 'school', code: 'KNOWN2' })).toBeUndefined();
  expect(await misses.check({ network: 'home', code: 'OTHER2' })).toBeUndefined();
});

it('leaves a network one miss when everybody together has missed 600 in the hour', async () => {
  const misses = makeMisses(makeCounts(), true);
  for (let network = 0; network < 600; network += 1) await missMany(misses, `n${network}`, 1);
  expect(await misses.check({ network: 'late', code: 'OTHER2' })).toBeUndefined();
  expect(await missMany(misses, 'late', 1)).toEqual([undefined]);
  expect(await misses.check({ network: 'late', code: 'OTHER2' })).toBe(600);
});

it('counts by itself while Redis is away', async () => {
  const misses = makeMisses(makeCounts(true), true);
  await missMany(misses, 'school', 9);
  expect(await misses.check({ network: 'school', code: 'OTHER2' })).toBeUndefined();
  await misses.add({ network: 'school', code: 'TENTH2' });
  expect(await misses.check({ network: 'school', code: 'OTHER2' })).toBe(600);
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
  expect(await misses.check({ network: 'school', code: 'OTHER2' })).toBe(1);
  now += 2;
  vi.runAllTimers();
  expect(await misses.check({ network: 'school', code: 'OTHER2' })).toBeUndefined();
});
