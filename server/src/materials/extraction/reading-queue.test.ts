import { expect, it } from 'vitest';
import { makeReadingQueue } from './reading-queue.ts';

const one = { places: 1 };

it('runs as many at once as there are places, and no more', async () => {
  const desk = openDesk({ places: 2 });
  desk.ask('ann', 'a');
  desk.ask('bea', 'b');
  desk.ask('cid', 'c');
  await settle();

  expect(desk.started).toEqual(['a', 'b']);
});

it('lets users take turns, so that one with many files does not hold up another', async () => {
  const desk = openDesk(one);
  for (const name of ['a1', 'a2', 'a3', 'a4']) desk.ask('ann', name);
  desk.ask('bea', 'b1');
  desk.ask('bea', 'b2');
  desk.ask('cid', 'c1');
  await desk.finishAll();

  expect(desk.started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('gives up the place in the line of a caller who goes away', async () => {
  const desk = openDesk(one);
  const gone = new AbortController();
  desk.ask('ann', 'works');
  const { outcome: left } = desk.ask('bea', 'leaves', gone.signal);
  gone.abort(new Error('gone'));
  desk.ask('cid', 'stays');
  await expect(left).rejects.toThrow('gone');
  await desk.finishAll();

  expect(desk.started).toEqual(['works', 'stays']);
});

it('does nothing for a caller who has gone before asking', async () => {
  const desk = openDesk(one);
  const { outcome: left } = desk.ask('ann', 'never', AbortSignal.abort(new Error('gone')));

  await expect(left).rejects.toThrow('gone');
  expect(desk.started).toEqual([]);
});

it('goes on after work that fails', async () => {
  const queue = makeReadingQueue(one);
  const failing = queue({ userId: 'ann' }, () => Promise.reject(new Error('broken')));
  const next = queue({ userId: 'bea' }, () => Promise.resolve('done'));

  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});

function openDesk(limits: Parameters<typeof makeReadingQueue>[0]) {
  const queue = makeReadingQueue(limits);
  const started: string[] = [];
  const finishes: (() => void)[] = [];

  return {
    started,
    ask: (userId: string, name: string, signal?: AbortSignal) => {
      const asked = queue({ userId, signal }, () => {
        started.push(name);
        return new Promise<void>((resolve) => finishes.push(resolve));
      });
      // Whoever looks at it sees a refusal; nobody else has to.
      asked.catch(() => {});
      return { outcome: asked };
    },
    finishAll: async () => {
      await settle();
      for (let finish = finishes.shift(); finish; finish = finishes.shift()) {
        finish();
        await settle();
      }
    },
  };
}

function settle() {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
