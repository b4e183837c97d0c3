import { beforeEach, expect, it, vi } from 'vitest';
import { orderBatch, orderCount, preloadGenerator } from './built-in-generator.ts';
import { StubWorker, stubWorkers } from './testing/stub-worker.ts';

let workers: StubWorker[];

beforeEach(() => {
  workers = stubWorkers(() => import('./built-in-worker.ts'));
});

const order = {
  material: 'A cell is the smallest unit of life. A ribosome builds proteins from amino acids.',
  wanted: [{ type: 'fill-in-blank' as const, count: 1 }],
  topics: [],
  avoid: [],
  spans: [],
  seed: 'a',
};

it('starts one worker, however often it is asked to', () => {
  preloadGenerator();
  preloadGenerator();
  expect(workers.map(({ url }) => url)).toEqual([expect.stringContaining('built-in-worker')]);
});

it('uses the worker that was loaded before', async () => {
  preloadGenerator();
  const { characters, language } = await orderBatch(order, new AbortController().signal);
  expect({ characters, language }).toEqual({ characters: 81, language: 'en' });
  expect(workers).toHaveLength(1);
});

it('starts another one after one that could not be fetched', async () => {
  preloadGenerator();
  workers[0]?.breakDown();
  preloadGenerator();
  expect(workers).toHaveLength(2);
});

it('counts what a text would give, in the same worker', async () => {
  preloadGenerator();
  const wanted = [{ type: 'matching' as const, count: 5 }];
  const { material } = order;
  expect(await orderCount({ kind: 'count-questions', material, wanted })).toMatchObject({
    total: 0,
    questions: [],
  });
  const cards = [{ type: 'term-definition' as const, count: 5 }];
  expect(await orderCount({ kind: 'count-cards', material, wanted: cards })).toMatchObject({
    total: 0,
    cards: [],
  });
  expect(workers).toHaveLength(1);
});

it('tells what went wrong in the worker', async () => {
  const broken = { ...order, wanted: [{ type: 'fill-in-blank' as const, count: -1 }] };
  await expect(orderBatch(broken, new AbortController().signal)).rejects.toThrow('Too small');
});

it('fails when what comes out of the worker is nothing of ours', async () => {
  deliver({ batch: 'nothing' });
  await expect(orderBatch(order, new AbortController().signal)).rejects.toThrow('Invalid input');
});

it('gives up after 30 s, and not before, with a worker that never comes to an end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(StubWorker.prototype, 'postMessage').mockImplementation(() => {});
  const settled = vi.fn<(code: unknown) => void>();
  void orderBatch(order, new AbortController().signal).catch(settled);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'generation-timed-out' }));
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

it('stops the worker when nobody waits any more, and has a fresh one for the next order', async () => {
  const controller = new AbortController();
  const post = vi.spyOn(StubWorker.prototype, 'postMessage');
  post.mockImplementationOnce(() => controller.abort());
  await expect(orderBatch(order, controller.signal)).rejects.toMatchObject({ code: 'aborted' });
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  const { language } = await orderBatch(order, new AbortController().signal);
  expect(language).toBe('en');
  expect(workers).toHaveLength(2);
});

it('orders nothing that nobody waits for any more', async () => {
  await expect(orderBatch(order, AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted' });
});

it('does not break a page of a browser that has no workers', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('Worker', undefined);
  preloadGenerator();
  expect(warn).toHaveBeenCalledOnce();
});

function deliver(data: unknown): void {
  const post = vi.spyOn(StubWorker.prototype, 'postMessage');
  post.mockImplementation((_, [port]) => port?.postMessage(data));
}
