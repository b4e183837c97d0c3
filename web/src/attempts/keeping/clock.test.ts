import { beforeEach, expect, it, vi } from 'vitest';
import { idAt, makeTest } from '../testing/stub-test.ts';
import { findServerMs, isDoubtful, setClock } from './clock.ts';
import { beginAttempt } from './kept-attempt.ts';
import { isTimeKnown, measureElapsedMs, startCounting } from './measure-elapsed.ts';

const start = Date.parse('2026-03-01T09:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

it('takes half of the round trip for the way back', () => {
  const sentAt = performance.now();
  vi.advanceTimersByTime(200);
  setClock('2026-03-01T12:00:00.000Z', sentAt);
  expect(findServerMs()).toBe(Date.parse('2026-03-01T12:00:00.100Z'));
});

it('goes on by itself, whatever happens to the clock of the device', () => {
  setClock('2026-03-01T12:00:00.000Z', performance.now());
  vi.advanceTimersByTime(5_000);
  vi.setSystemTime(start + 3_600_000);
  expect(findServerMs()).toBe(Date.parse('2026-03-01T12:00:05.000Z'));
});

it('is in doubt once the device slept or its clock was set', () => {
  setClock('2026-03-01T12:00:00.000Z', performance.now());
  expect(isDoubtful()).toBe(false);
  vi.setSystemTime(start + 60_000);
  expect(isDoubtful()).toBe(true);
});

it('keeps what a quick reply said, when a slow one follows', () => {
  setClock('2026-03-01T12:00:00.000Z', performance.now());
  const sentAt = performance.now();
  vi.advanceTimersByTime(4_000);
  setClock('2026-03-01T12:00:00.100Z', sentAt);
  expect(findServerMs()).toBe(Date.parse('2026-03-01T12:00:04.000Z'));
});

it('measures an attempt by the server, not by a device that is an hour off', () => {
  vi.setSystemTime(start + 3_600_000);
  setClock('2026-03-01T09:10:00.000Z', performance.now());
  const attempt = { ...begun(), startedAt: '2026-03-01T09:00:00.000Z' };
  expect(measureElapsedMs(attempt)).toBe(600_000);
});

it('measures an attempt that was left open for more than a week to the end', () => {
  setClock('2026-03-09T09:00:00.000Z', performance.now());
  const attempt = { ...begun(), startedAt: '2026-03-01T09:00:00.000Z' };
  expect(measureElapsedMs(attempt)).toBe(8 * 24 * 3_600_000);
});

it('counts an attempt that began without a network in the page itself', () => {
  const attempt = begun();
  startCounting(attempt.id);
  vi.advanceTimersByTime(90_000);
  vi.setSystemTime(start);
  expect(measureElapsedMs(attempt)).toBe(90_000);
  expect(isTimeKnown(attempt)).toBe(true);
});

it('guesses in a page that opens without a network, and knows that it does', () => {
  const attempt = { ...begun(), id: idAt(99), seen: { elapsedMs: 40_000, at: start - 20_000 } };
  expect(measureElapsedMs(attempt)).toBe(60_000);
  expect(isTimeKnown(attempt)).toBe(false);
});

function begun() {
  return beginAttempt({ id: idAt(90), test: makeTest(), at: start });
}
