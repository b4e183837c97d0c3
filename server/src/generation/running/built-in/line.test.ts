import { expect, it } from 'vitest';
import { openLine } from './line.ts';

function lineOf(...names: string[]) {
  const line = openLine<ReturnType<typeof makeWaiter>>();
  const waiters = names.map(makeWaiter);
  for (const waiter of waiters) line.join(waiter);
  return { line, waiters };
}

function makeWaiter(name: string) {
  const told: number[] = [];
  const onWait = (ahead: number) => void told.push(ahead);
  return { name, told, onWait, goesOn: name.startsWith('again') };
}

function drain(line: ReturnType<typeof lineOf>['line']): string[] {
  return Array.from({ length: line.length() }, () => line.next()?.name ?? '');
}

it('serves the first to come first', () => {
  const { line } = lineOf('maya', 'noah', 'lea');
  expect(drain(line)).toEqual(['maya', 'noah', 'lea']);
  expect(line.next()).toBeUndefined();
});

it('lets those go on that had a turn before, in the order in which they come back', () => {
  const { line } = lineOf('maya', 'again noah', 'lea', 'again ali');
  expect(drain(line)).toEqual(['again noah', 'again ali', 'maya', 'lea']);
});

it('tells everybody how many are ahead, the one at work among them', () => {
  const { line, waiters } = lineOf('maya', 'noah', 'lea');
  line.tellAll(2);
  line.next();
  line.tellAll(2);
  expect(waiters.map(({ told }) => told)).toEqual([[1], [2, 1], [3, 2]]);
});

it('tells the first that nobody is ahead while a thread is only starting', () => {
  const { line, waiters } = lineOf('maya', 'noah');
  line.tellAll(0);
  expect(waiters.map(({ told }) => told)).toEqual([[0], [1]]);
});

it('closes the gap of whoever leaves', () => {
  const { line, waiters } = lineOf('maya', 'noah', 'lea');
  const [, noah] = waiters;
  if (noah) line.leave(noah);
  line.tellAll(1);
  expect(waiters.map(({ told }) => told)).toEqual([[1], [], [2]]);
  expect(drain(line)).toEqual(['maya', 'lea']);
});
