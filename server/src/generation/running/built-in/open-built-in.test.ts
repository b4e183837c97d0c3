import { biology } from '@engram/fakes/study-texts/biology.ts';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { makeLog } from '../../../platform/log.ts';
import { openBuiltIn } from './open-built-in.ts';

const { makeBuiltIn, close } = openBuiltIn(makeLog('silent'));
const request = {
  text: biology.text,
  wanted: [{ type: 'fill-in-blank', count: 3 } as const],
  seed: 'a',
  avoid: [],
  spans: [],
  topics: [],
};
const untilDone = new AbortController().signal;

afterEach(() => void vi.useRealTimers());
afterAll(close);

it('makes the same drafts for the same seed, for several who ask at once', async () => {
  const [one, other] = await Promise.all([
    makeBuiltIn(request, untilDone),
    makeBuiltIn(request, untilDone),
  ]);
  expect(one).toHaveLength(3);
  expect(other).toEqual(one);
});

it('stops for whoever does not want it any more, and goes on for the others', async () => {
  const [current, waiting] = [new AbortController(), new AbortController()];
  const busy = makeBuiltIn(request, untilDone);
  const first = makeBuiltIn(request, current.signal);
  const second = makeBuiltIn(request, waiting.signal);
  const third = makeBuiltIn(request, untilDone);
  waiting.abort(new Error('no longer wanted'));
  current.abort(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  await expect(second).rejects.toThrow('no longer wanted');
  expect(await busy).toHaveLength(3);
  expect(await third).toHaveLength(3);
});

it('counts the time of a text only from its turn on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const all = Array.from({ length: 4 }, () => makeBuiltIn(request, untilDone));
  vi.advanceTimersByTime(9_999);
  await Promise.race(all);
  vi.advanceTimersByTime(9_999);
  const made = await Promise.allSettled(all);
  // The other one of the first two may have been at work all the while.
  expect(made.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(3);
  expect(made.slice(2).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

it('gives up a text that takes too long, and goes on with the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const all = Array.from({ length: 3 }, () => makeBuiltIn(request, untilDone));
  vi.advanceTimersByTime(10_000);
  const made = await Promise.allSettled(all);
  const tooLong = { status: 'rejected', reason: new Error('The built-in generator took too long') };
  expect(made.slice(0, 2)).toEqual([tooLong, tooLong]);
  expect(made[2]).toMatchObject({ status: 'fulfilled' });
});
