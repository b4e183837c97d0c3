import { expect, it, vi } from 'vitest';
import { maya } from '../../testing/stub-server.ts';
import { choiceOf, testId, makeTest } from '../testing/stub-test.ts';
import { findAdded, keepAdded } from './added-questions.ts';
import { keptAsSaved } from './kept-test.ts';
import { keepTest, listKeptTests } from './test-store.ts';

const { uid } = maya;

it('makes room for added questions by tests that the server has', () => {
  const stored = new Map<string, string>();
  let room = Number.POSITIVE_INFINITY;
  vi.stubGlobal(
    'localStorage',
    stubStorage(stored, () => room),
  );
  const other = { ...makeTest(), id: '0190aaaa-0000-7000-8000-000000000000' };
  keepTest(uid, keptAsSaved(other));
  room = sizeOf(stored) + 10;
  keepAdded(uid, testId, [choiceOf(1)]);
  expect([...stored.keys()]).toEqual([`kept:${uid}:added:${testId}`]);
  expect(findAdded(uid, testId)).toEqual([choiceOf(1)]);
  expect(listKeptTests(uid)).toEqual([]);
});

function sizeOf(stored: ReadonlyMap<string, string>): number {
  return [...stored.values()].join('').length;
}

/** Full at some size, as that of a browser. */
function stubStorage(stored: Map<string, string>, readRoom: () => number) {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (sizeOf(stored) + value.length > readRoom()) throw new Error('full');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  };
  return new Proxy(storage, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}
