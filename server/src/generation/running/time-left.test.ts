import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = new Date('2026-03-01T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

it('ends a test 55 s after it was asked for, and leaves the last 10 to the built-in generator', () => {
  expect(timeLeft(now, now)).toEqual({ aiMs: 45_000, allMs: 55_000 });
  expect(timeLeft(secondsAgo(15), now)).toEqual({ aiMs: 30_000, allMs: 40_000 });
});

it('gives a run that comes late 20 s', () => {
  expect(timeLeft(secondsAgo(70), now)).toEqual({ aiMs: 10_000, allMs: 20_000 });
});

it('gives no more when the clock of another node is ahead', () => {
  expect(timeLeft(secondsAgo(-600), now)).toEqual({ aiMs: 45_000, allMs: 55_000 });
});
