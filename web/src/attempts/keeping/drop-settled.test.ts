import { expect, it, vi } from 'vitest';
import { maya } from '../../testing/stub-server.ts';
import { keptAsSaved } from '../../practice-tests/keeping/kept-test.ts';
import { keepTest, listKeptTests } from '../../practice-tests/keeping/test-store.ts';
import { idAt, makeTest, testId } from '../testing/stub-test.ts';
import { attemptsOf } from './attempt-store.ts';
import { dropSettled } from './drop-settled.ts';

const { uid } = maya;
const dayMs = 24 * 60 * 60 * 1000;

it('lets go of an attempt that the server refused, but not before a month is over', () => {
  vi.useFakeTimers();
  const store = attemptsOf(uid);
  const { id } = store.begin(makeTest());
  store.change(id, (attempt) => ({ ...attempt, refusal: 'Gone.' }));
  vi.advanceTimersByTime(29 * dayMs);
  dropSettled(store);
  expect(store.list()).toHaveLength(1);
  vi.advanceTimersByTime(2 * dayMs);
  dropSettled(store);
  expect(store.list()).toHaveLength(0);
});

it('keeps the tests of its attempts and the five latest others', () => {
  const store = attemptsOf(uid);
  keepTest(uid, keptAsSaved({ ...makeTest(), createdAt: '2025-01-01T00:00:00.000Z' }));
  store.begin(makeTest());
  for (let day = 1; day <= 7; day += 1) {
    const createdAt = `2026-01-0${day}T00:00:00.000Z`;
    keepTest(uid, keptAsSaved({ ...makeTest(), id: idAt(900 + day), createdAt }));
  }
  dropSettled(store);
  const latest = [3, 4, 5, 6, 7].map((day) => idAt(900 + day));
  expect(listKeptTests(uid).toSorted()).toEqual([testId, ...latest].toSorted());
});
