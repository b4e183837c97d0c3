import { createHash } from 'node:crypto';

const rounds = 40;
const sample = JSON.stringify(
  Array.from({ length: 2_000 }, (_, index) => ({ id: index, words: `the ${index}th of many` })),
);

/**
 * How many milliseconds of processor time a fixed piece of work takes right now. A core that shares
 * its engine or its memory with somebody else's work counts more seconds for the same thing.
 */
function measurePace(): number {
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    createHash('sha256')
      .update(JSON.stringify(JSON.parse(sample)))
      .digest();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Measures again and again until it is stopped. */
export function watchPace(everyMs: number) {
  // The first runs are slower: the code is not compiled yet.
  for (let run = 0; run < 3; run += 1) measurePace();
  const seen = [measurePace()];
  const timer = setInterval(() => seen.push(measurePace()), everyMs);
  return {
    /** The middle of what was seen since an earlier call's count. */
    since(count: number): number {
      const sorted = seen.slice(Math.min(count, seen.length - 1)).toSorted((a, b) => a - b);
      return sorted[Math.floor(sorted.length / 2)] ?? 0;
    },
    count: () => seen.length,
    stop: () => clearInterval(timer),
  };
}
