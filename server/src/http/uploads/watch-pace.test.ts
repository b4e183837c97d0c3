import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Pace, watchPace } from './watch-pace.ts';

const least = { idleMs: 20_000, leastRate: { bytesPerSecond: 4_096, afterMs: 15_000 } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets seconds go by in which so many bytes come, and tells what was said of them. */
async function send(pace: Pace, { seconds, bytes }: { seconds: number; bytes: number }) {
  let said: string | undefined;
  pace.tooSlow.catch((error: Error) => (said = error.message));
  for (let second = 0; second < seconds && said === undefined; second += 1) {
    if (bytes > 0) pace.note(bytes);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  pace.stop();
  return said;
}

it('lets everybody send who keeps to the least rate', async () => {
  expect(await send(watchPace(least), { seconds: 120, bytes: 4_096 })).toBeUndefined();
});

it('ends what goes on below it, and not at once', async () => {
  expect(await send(watchPace(least), { seconds: 14, bytes: 1 })).toBeUndefined();
  expect(await send(watchPace(least), { seconds: 16, bytes: 1 })).toBe('The upload is too slow');
});

it('ends what has stopped, however fast it was before', async () => {
  const pace = watchPace(least);
  pace.note(10_000_000);
  expect(await send(pace, { seconds: 21, bytes: 0 })).toBe('The upload has stalled');
});
