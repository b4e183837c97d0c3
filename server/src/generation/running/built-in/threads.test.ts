import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { makeLog } from '../../../platform/log.ts';
import { openBuiltIn } from './open-built-in.ts';

const obedient = new URL('testing/obedient-thread.ts', import.meta.url);
const bareRequest = { text: '', wanted: [], avoid: [], spans: [], topics: [] };

afterEach(() => void vi.useRealTimers());

type Options = Parameters<typeof openBuiltIn>[1];

function open(options: Options = {}) {
  const lines: string[] = [];
  const log = makeLog('debug', { write: (line) => void lines.push(line) });
  const builtIn = openBuiltIn(log, { script: obedient, mostThreads: 1, ...options });
  onTestFinished(builtIn.close);
  const { makeBuiltIn, findTopics } = builtIn;
  return {
    ...builtIn,
    /** The number of the thread that has done what it was told. */
    async order(what: string, signal = new AbortController().signal) {
      const [topic] = await findTopics(what, signal);
      return topic?.name;
    },
    /** The same as a task that hears of its place and its turn. */
    queue(what: string, { goesOn = false, signal = new AbortController().signal } = {}) {
      const places: number[] = [];
      const turn = Promise.withResolvers<void>();
      const done = makeBuiltIn(
        { ...bareRequest, seed: what },
        { signal, goesOn, onWait: (ahead) => places.push(ahead), onTurn: turn.resolve },
      );
      return { places, turn: turn.promise, done };
    },
    countStarts: () => lines.filter((line) => line.includes('generator is ready')).length,
  };
}

/** Lets a task go that waits for this word. */
function say(word: string): void {
  const channel = new BroadcastChannel('obedient-threads');
  channel.postMessage(word);
  channel.close();
}

it('keeps a thread for one text after the other, and starts another one only for who finds none free', async () => {
  const { order, countStarts } = open({ mostThreads: 2 });
  const first = await order('a');
  for (const text of ['b', 'c', 'd']) expect(await order(text)).toBe(first);
  expect(countStarts()).toBe(1);
});

it('does not count the time in which a text had no processor', async () => {
  const { order, queue } = open({ mostThreads: 2, budgetMs: 300 });
  const waiting = queue('wait for the other');
  await waiting.turn;
  // Ended after 300 ms of computing, in which the other one has been at work for as long.
  await expect(order('loop')).rejects.toThrow('The built-in generator computed for too long');
  say('wait for the other');
  expect(await waiting.done).toEqual([]);
});

it('ends a text that computes for too long, and warms up another thread before anybody asks', async () => {
  const { order, queue, countStarts } = open({ budgetMs: 100 });
  const before = await order('a');
  const endless = queue('loop');
  const behind = queue('b');
  await expect(endless.done).rejects.toThrow('The built-in generator computed for too long');
  expect(await behind.done).toEqual([]);
  await expect(order('loop')).rejects.toThrow('computed for too long');
  await expect.poll(countStarts).toBe(3);
  expect(await order('c')).not.toBe(before);
  expect(countStarts()).toBe(3);
});

it('tells each how many are ahead until its turn has come', async () => {
  const { queue } = open();
  const maya = queue('wait maya');
  await maya.turn;
  const [noah, lea] = [queue('wait noah'), queue('b')];
  expect(noah.places.at(-1)).toBe(1);
  expect(lea.places).toEqual([2]);
  say('wait maya');
  await noah.turn;
  expect(lea.places.at(-1)).toBe(1);
  say('wait noah');
  await Promise.all([maya.done, noah.done, lea.done]);
});

it('leaves the line when it is cancelled there, and the others move up', async () => {
  const { queue } = open();
  const maya = queue('wait maya');
  await maya.turn;
  const cancel = new AbortController();
  const noah = queue('loop', { signal: cancel.signal });
  const lea = queue('b');
  expect(lea.places.at(-1)).toBe(2);
  cancel.abort(new Error('no longer wanted'));
  await expect(noah.done).rejects.toThrow('no longer wanted');
  expect(lea.places.at(-1)).toBe(1);
  say('wait maya');
  expect(await lea.done).toEqual([]);
});

it('stops for who cancels at work, and keeps the thread warm', async () => {
  const { order, queue, countStarts } = open();
  const before = await order('a');
  const cancel = new AbortController();
  const maya = queue('wait maya', { signal: cancel.signal });
  await maya.turn;
  cancel.abort(new Error('too late'));
  await expect(maya.done).rejects.toThrow('too late');
  say('wait maya');
  expect(await order('b')).toBe(before);
  expect(countStarts()).toBe(1);
});

it('ends a text that nobody wants any more when it does not end soon', async () => {
  const { queue } = open({ budgetMs: 600_000 });
  const cancel = new AbortController();
  const maya = queue('loop', { signal: cancel.signal });
  await maya.turn;
  const noah = queue('b');
  cancel.abort(new Error('too late'));
  await expect(maya.done).rejects.toThrow('too late');
  expect(await noah.done).toEqual([]);
});

it('fails only the text whose thread has died', async () => {
  const { order, queue } = open({ mostThreads: 2 });
  const beside = queue('wait beside');
  await beside.turn;
  const [dying, behind] = [order('die'), order('b')];
  await expect(dying).rejects.toThrow('dead');
  expect(await behind).toMatch(/^\d+$/);
  say('wait beside');
  expect(await beside.done).toEqual([]);
});

it('fails who waits for a thread that cannot start, and does not try for ever', async () => {
  const { order } = open({ script: new URL('testing/no-such-thread.ts', import.meta.url) });
  const asked = [order('a'), order('b')];
  const results = await Promise.allSettled(asked);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('ends a thread that is stuck without computing after two minutes of its turn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { queue } = open();
  const first = queue('wait first');
  await first.turn;
  const stuck = queue('wait for nothing');
  vi.advanceTimersByTime(119_999);
  say('wait first');
  await stuck.turn;
  expect(await first.done).toEqual([]);
  vi.advanceTimersByTime(120_000);
  await expect(stuck.done).rejects.toThrow('The built-in generator was stuck');
});
