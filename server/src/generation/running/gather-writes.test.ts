import { expect, it } from 'vitest';
import { gatherWrites, openGate } from './gather-writes.ts';

it('puts what comes during a write together into the next one', async () => {
  const lots: number[][] = [];
  const write = gatherWrites(openGate(), (numbers: number[]) => {
    lots.push(numbers);
    return Promise.resolve((number: number) => number * 2);
  });
  expect(await Promise.all([1, 2, 3, 4].map(write))).toEqual([2, 4, 6, 8]);
  expect(lots).toEqual([[1], [2, 3, 4]]);
});

it('fails for those whose write failed, and goes on', async () => {
  const write = gatherWrites(openGate(), async ([number]: number[]) => {
    if (number === 1) throw new Error('no database');
    return () => 'written';
  });
  const [first, second] = await Promise.allSettled([write(1), write(2)]);
  expect(first).toEqual({ status: 'rejected', reason: new Error('no database') });
  expect(second).toEqual({ status: 'fulfilled', value: 'written' });
});

it('lets only so many go on at once', async () => {
  const gate = openGate(2);
  let [now, most] = [0, 0];
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now -= 1;
  };
  await Promise.all(Array.from({ length: 9 }, () => gate(work)));
  expect([now, most]).toEqual([0, 2]);
});
