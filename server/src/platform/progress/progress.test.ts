import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import { startFreezableProxy } from '../../testing/freezable-proxy.ts';
import { makeLog } from '../log.ts';
import type { ProgressEvent } from './follower.ts';
import { openProgress } from './open-progress.ts';
import { openBlockingRedis, openPatientRedis } from '../redis.ts';

async function open(
  url = readConfig(process.env).REDIS_URL,
  prefix = `engram-test:${randomUUID()}:`,
) {
  const options = { url, prefix, log: makeLog('silent') };
  const progress = openProgress({
    publisher: openPatientRedis(options),
    reader: openBlockingRedis(options),
    log: options.log,
  });
  onTestFinished(progress.close);
  return progress;
}

type Following = { stream: string; afterId?: string; until: number };

async function collect(progress: Awaited<ReturnType<typeof open>>, following: Following) {
  const controller = new AbortController();
  const events: ProgressEvent[] = [];
  const { stream, afterId, until } = following;
  for await (const event of progress.follow(stream, { afterId, signal: controller.signal })) {
    events.push(event);
    if (events.length === until) controller.abort();
  }
  return events;
}

it('tells what happened before somebody followed, then what comes', async () => {
  const progress = await open();
  await progress.publish('a', 1);
  const following = collect(progress, { stream: 'a', until: 3 });
  await progress.publish('a', 2);
  await progress.publish('a', 3);
  expect((await following).map((event) => event.data)).toEqual([1, 2, 3]);
});

it('goes on after the last event a follower has seen, without a gap or a repetition', async () => {
  const progress = await open();
  const ids: (string | undefined)[] = [];
  for (const step of [1, 2, 3, 4]) ids.push(await progress.publish('a', step));
  const events = await collect(progress, { stream: 'a', afterId: ids[1] ?? '', until: 2 });
  expect(events.map((event) => event.data)).toEqual([3, 4]);
});

it('hears of a second stream while it waits for the first', async () => {
  const progress = await open();
  const first = collect(progress, { stream: 'quiet', until: 1 });
  await progress.publish('busy', 'now');
  const heard = await collect(progress, { stream: 'busy', until: 1 });
  expect(heard.map((event) => event.data)).toEqual(['now']);
  await progress.publish('quiet', 'later');
  expect((await first).map((event) => event.data)).toEqual(['later']);
});

it('starts from the beginning when a client invents an id', async () => {
  const progress = await open();
  await progress.publish('a', 1);
  const events = await collect(progress, { stream: 'a', afterId: "x'; drop", until: 1 });
  expect(events.map((event) => event.data)).toEqual([1]);
});

it('goes on for everybody when one client sends an id that Redis cannot hold', async () => {
  const progress = await open();
  const forged = new AbortController();
  onTestFinished(() => forged.abort());
  const afterId = '99999999999999999999-0';
  void progress.follow('mine', { afterId, signal: forged.signal }).next();
  await progress.publish('a', 1);
  const events = await collect(progress, { stream: 'a', until: 1 });
  expect(events.map((event) => event.data)).toEqual([1]);
});

it('reads past an entry that is not JSON', async () => {
  const progress = await open();
  await progress.publish('a', undefined);
  await progress.publish('a', 2);
  const events = await collect(progress, { stream: 'a', until: 2 });
  expect(events.map((event) => event.data)).toEqual([undefined, 2]);
});

it('waits for an absent Redis once, not for every event', async () => {
  const proxy = await startFreezableProxy(readConfig(process.env).REDIS_URL);
  onTestFinished(proxy.stop);
  const progress = await open(proxy.url);
  await progress.publish('a', 1);
  proxy.freeze();
  expect(await progress.publish('a', 2)).toBeUndefined();
  // Without a turn of the event loop nothing can have been asked.
  const turn = new Promise<string>((resolve) => setImmediate(resolve, 'later'));
  expect(await Promise.race([progress.publish('a', 3), turn])).toBeUndefined();
});

it('hears events again after its connection died in silence', async () => {
  const proxy = await startFreezableProxy(readConfig(process.env).REDIS_URL);
  onTestFinished(proxy.stop);
  const url = readConfig(process.env).REDIS_URL;
  const prefix = `engram-test:${randomUUID()}:`;
  const teller = await open(url, prefix);
  const listener = await open(proxy.url, prefix);
  const heard = collect(listener, { stream: 'a', until: 2 });
  await teller.publish('a', 1);
  await expect.poll(() => proxy.bytesFromServer()).toBeGreaterThan(0);
  proxy.freezeExisting();
  await teller.publish('a', 2);
  expect((await heard).map((event) => event.data)).toEqual([1, 2]);
});

it('fails no job when Redis is away: telling progress is a courtesy', async () => {
  const progress = await open('redis://127.0.0.1:1');
  expect(await progress.publish('a', 1)).toBeUndefined();
});
