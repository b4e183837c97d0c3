import { expect, it } from 'vitest';
import { makeTurns } from './take-turns.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function makeWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

it('does so much at once, and of those who wait submissions before starts, in their order', async () => {
  const takeTurn = makeTurns({ most: 2, waitMs: 10_000 });
  const { begun, work, end } = makeWork();
  const all = [
    takeTurn('start', work('a')),
    takeTurn('start', work('b')),
    takeTurn('start', work('c')),
    takeTurn('submission', work('d')),
    takeTurn('submission', work('e')),
  ];
  await settled();
  expect(begun).toEqual(['a', 'b']);
  for (const name of ['a', 'b', 'd', 'e', 'c']) {
    end(name);
    await settled();
  }
  expect(begun).toEqual(['a', 'b', 'd', 'e', 'c']);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('saves when nobody waits to hand in or to begin', async () => {
  const takeTurn = makeTurns({ most: 1, waitMs: 10_000 });
  const { begun, work, end } = makeWork();
  const all = [
    takeTurn('start', work('a')),
    takeTurn('save', work('b')),
    takeTurn('start', work('c')),
    takeTurn('submission', work('d')),
    takeTurn('save', work('e')),
  ];
  for (const name of ['a', 'd', 'c', 'b', 'e']) {
    await settled();
    end(name);
  }
  await Promise.all(all);
  expect(begun).toEqual(['a', 'd', 'c', 'b', 'e']);
});

it('gives the turn of what failed to the next, and is free when all are done', async () => {
  const takeTurn = makeTurns({ most: 1, waitMs: 10_000 });
  const failing = takeTurn('submission', () => Promise.reject(new Error('refused')));
  const next = takeTurn('submission', async () => 'done');
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('done');
  expect(await takeTurn('start', async () => 'free')).toBe('free');
});

it('refuses for the moment who has waited too long, and begins nothing of theirs', async () => {
  const takeTurn = makeTurns({ most: 1, waitMs: 20 });
  const { begun, work, end } = makeWork();
  const first = takeTurn('submission', work('a'));
  await expect(takeTurn('submission', work('b'))).rejects.toMatchObject({ status: 503 });
  end('a');
  expect(await first).toBe('a');
  expect(begun).toEqual(['a']);
});
