import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { watchReply } from './watch-reply.ts';

const marks = { firstMs: 400, stallMs: 400 };
const untilDone = new AbortController().signal;

/** Nothing of this process goes on meanwhile, not even a timer. */
function sleepThread(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

it('does not count the time in which its own process was busy', async () => {
  const watch = watchReply(untilDone, marks);
  sleepThread(600);
  await turn();
  expect(watch.failure()).toBeNull();
  watch.feed();
  sleepThread(600);
  await turn();
  expect(watch.failure()).toBeNull();
  watch.end();
});

it('stops a call that stays silent at its start, or in the middle', async () => {
  const slow = watchReply(untilDone, marks);
  const stalled = watchReply(untilDone, marks);
  stalled.feed();
  await vi.waitFor(() => expect(slow.failure()?.kind).toBe('slow-start'), 10_000);
  await vi.waitFor(() => expect(stalled.failure()?.kind).toBe('stalled'), 10_000);
  slow.end();
  stalled.end();
});
