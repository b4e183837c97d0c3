import { beforeEach, expect, it, vi } from 'vitest';
import { nextChance } from './next-chance.ts';

beforeEach(() => void vi.useFakeTimers());

it('comes after the time', async () => {
  const isHere = watchChance();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(isHere()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isHere()).toBe(true);
});

it('comes at once with the connection', async () => {
  const isHere = watchChance();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isHere()).toBe(true);
});

it('waits while nobody sees the tab, and comes when somebody does', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const isHere = watchChance();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(isHere()).toBe(false);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isHere()).toBe(true);
});

it('ends with its signal, and leaves nothing running', async () => {
  const watch = new AbortController();
  const isHere = watchChance(watch.signal);
  watch.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(isHere()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

function watchChance(signal = new AbortController().signal) {
  let isHere = false;
  void nextChance(30_000, signal).then(() => {
    isHere = true;
  });
  return () => isHere;
}
