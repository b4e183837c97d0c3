import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchReply } from './watch-reply.ts';

const marks = { firstMs: 400, stallMs: 400 };
const untilDone = new AbortController().signal;

let lostMs = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const now = performance.now.bind(performance);
  lostMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + lostMs);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Nothing of this process goes on meanwhile, so every timer is late. */
function standStill(ms: number): void {
  lostMs += ms;
  vi.advanceTimersByTime(50);
}

it('does not count the time in which its own process was busy', () => {
  const watch = watchReply(untilDone, marks);
  standStill(600);
  expect(watch.failure()).toBeNull();
  vi.advanceTimersByTime(350);
  expect(watch.failure()).toBeNull();
  watch.feed();
  standStill(600);
  expect(watch.failure()).toBeNull();
  watch.end();
});

it('stops a call that stays silent at its start, or in the middle', () => {
  const slow = watchReply(untilDone, marks);
  const stalled = watchReply(untilDone, marks);
  stalled.feed();
  vi.advanceTimersByTime(399);
  expect([slow.failure(), stalled.failure()]).toEqual([null, null]);
  vi.advanceTimersByTime(1);
  expect(slow.failure()?.kind).toBe('slow-start');
  expect(stalled.failure()?.kind).toBe('stalled');
  slow.end();
  stalled.end();
});
