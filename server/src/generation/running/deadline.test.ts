import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('comes when the time is up, and not before', () => {
  const { signal } = openDeadline(55_000);
  vi.advanceTimersByTime(54_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('stands still while somebody waits in line', () => {
  const { signal, pause, goOn } = openDeadline(55_000);
  vi.advanceTimersByTime(20_000);
  pause();
  vi.advanceTimersByTime(60_000);
  pause();
  vi.advanceTimersByTime(30_000);
  goOn();
  goOn();
  vi.advanceTimersByTime(34_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

it('stands still for two minutes in all', () => {
  const { signal, pause, goOn } = openDeadline(10_000);
  pause();
  vi.advanceTimersByTime(90_000);
  goOn();
  pause();
  vi.advanceTimersByTime(30_000 + 9_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

it('does not come any more once it was stopped', () => {
  const { signal, stop } = openDeadline(10_000);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(signal.aborted).toBe(false);
});
