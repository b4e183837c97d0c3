import { expect, it } from 'vitest';
import { activeMs, type AttemptClock, setPaused } from './active-time.ts';

const minute = 60_000;
const begun: AttemptClock = { startedMs: 0, pausedAtMs: null, pausedMs: 0 };

it('runs while the attempt is worked on, and stands while it is left (D34)', () => {
  const left = setPaused(begun, { isPaused: true, elapsedMs: 5 * minute }, 5 * minute);
  expect(activeMs(left, 60 * minute)).toBe(5 * minute);
  const resumed = setPaused(left, { isPaused: false, elapsedMs: 5 * minute }, 60 * minute);
  expect(activeMs(resumed, 62 * minute)).toBe(7 * minute);
});

it('counts several pauses', () => {
  let clock = begun;
  for (const at of [10, 20, 30]) {
    const elapsedMs = activeMs(clock, at * minute);
    clock = setPaused(clock, { isPaused: true, elapsedMs }, at * minute);
    clock = setPaused(clock, { isPaused: false, elapsedMs }, (at + 5) * minute);
  }
  expect(activeMs(clock, 40 * minute)).toBe(25 * minute);
});

it('takes a pause that is told late from when it began', () => {
  const told = setPaused(begun, { isPaused: true, elapsedMs: 5 * minute }, 30 * minute);
  expect(activeMs(told, 90 * minute)).toBe(5 * minute);
});

it('takes a whole pause that nobody was told of', () => {
  const told = setPaused(begun, { isPaused: false, elapsedMs: 8 * minute }, 30 * minute);
  expect(activeMs(told, 31 * minute)).toBe(9 * minute);
});

it('counts what was worked since a pause ended that is told late', () => {
  const left = setPaused(begun, { isPaused: true, elapsedMs: 5 * minute }, 5 * minute);
  const told = setPaused(left, { isPaused: false, elapsedMs: 9 * minute }, 30 * minute);
  expect(activeMs(told, 30 * minute)).toBe(9 * minute);
});

it('is the same when it is told twice', () => {
  const claim = { isPaused: true, elapsedMs: 5 * minute };
  const twice = setPaused(setPaused(begun, claim, 5 * minute), claim, 9 * minute);
  expect(activeMs(twice, 20 * minute)).toBe(5 * minute);
});

it('believes no time that has not passed, and takes back none that was worked before a pause', () => {
  const ahead = setPaused(begun, { isPaused: false, elapsedMs: 99 * minute }, 5 * minute);
  expect(activeMs(ahead, 5 * minute)).toBe(5 * minute);
  const left = setPaused(begun, { isPaused: true, elapsedMs: 5 * minute }, 5 * minute);
  const back = setPaused(left, { isPaused: false, elapsedMs: 0 }, 30 * minute);
  expect(activeMs(back, 30 * minute)).toBe(5 * minute);
});
