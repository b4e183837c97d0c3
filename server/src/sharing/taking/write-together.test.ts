import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { writeTogether } from './write-together.ts';

/** Writes that end when the test says so; the first letter is the name, the rest the group. */
function makeWriting(most: number) {
  const written: (readonly string[])[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const write = writeTogether({
    most,
    groupOf: (one: string) => one.slice(1),
    nameOf: (one: string) => one,
    async write(_group, many) {
      const end = Promise.withResolvers<void>();
      written.push(many);
      ends.push(end);
      await end.promise;
      return new Map(many.map((one) => [one, `${one} is kept`]));
    },
  });
  /** The next has begun afterwards. */
  async function end(place: number, error?: Error): Promise<void> {
    if (error) ends[place]?.reject(error);
    else ends[place]?.resolve();
    await nextTurn();
  }
  return { write, written, end };
}

it('writes the first at once, and what comes meanwhile together', async () => {
  const { write, written, end } = makeWriting(10);
  const all = ['a', 'b', 'c'].map(write);
  expect(written).toEqual([['a']]);
  await end(0);
  expect(written).toEqual([['a'], ['b', 'c']]);
  await end(1);
  expect(await Promise.all(all)).toEqual(['a is kept', 'b is kept', 'c is kept']);
  void write('d');
  expect(written).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('writes no more than so many at once, in their order', async () => {
  const { write, written, end } = makeWriting(2);
  for (const one of ['a', 'b', 'c', 'd']) void write(one);
  await end(0);
  await end(1);
  expect(written).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('writes two of the same name once, and tells both', async () => {
  const { write, written, end } = makeWriting(10);
  void write('a');
  const [one, other] = [write('b'), write('b')];
  await end(0);
  expect(written).toEqual([['a'], ['b']]);
  await end(1);
  expect(await Promise.all([one, other])).toEqual(['b is kept', 'b is kept']);
});

it('writes what belongs to another group at once, and only with its own', async () => {
  const { write, written, end } = makeWriting(10);
  const all = ['a1', 'a2', 'b1', 'b2'].map(write);
  expect(written).toEqual([['a1'], ['a2']]);
  await end(0);
  await end(1);
  expect(written).toEqual([['a1'], ['a2'], ['b1'], ['b2']]);
  await end(2);
  await end(3);
  expect(await Promise.all(all)).toEqual(['a1 is kept', 'a2 is kept', 'b1 is kept', 'b2 is kept']);
});

it('tells a failure to those whom it concerns, and goes on', async () => {
  const { write, end } = makeWriting(10);
  const [failing, next] = [write('a'), write('b')];
  const told = failing.catch((error: unknown) => error);
  await end(0, new Error('refused'));
  expect(await told).toEqual(new Error('refused'));
  await end(1);
  expect(await next).toBe('b is kept');
});

it('says nothing for what was not kept', async () => {
  const write = writeTogether({
    most: 10,
    groupOf: () => '',
    nameOf: (one: string) => one,
    write: async () => new Map<string, string>(),
  });
  expect(await write('a')).toBeUndefined();
});
