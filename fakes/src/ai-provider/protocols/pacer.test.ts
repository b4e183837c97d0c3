import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makePacer } from './pacer.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

function start(count: number, pacer = makePacer()) {
  const stream = { sent: 0, isEnded: false, stop: () => {} };
  stream.stop = pacer.start({
    count,
    tokensPerSecond: 80,
    firstTokenMs: 200,
    send: (from, to) => {
      expect(from).toBe(stream.sent);
      stream.sent = to;
    },
    onEnd: () => {
      stream.isEnded = true;
    },
  });
  return stream;
}

it('sends the first token after its delay, then so many in each second', () => {
  const stream = start(1_000);
  vi.advanceTimersByTime(180);
  expect(stream.sent).toBe(0);
  vi.advanceTimersByTime(20);
  expect(stream.sent).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(stream.sent).toBe(801);
});

it('catches up after a late timer', () => {
  const clock = { now: 0 };
  const stream = start(
    1_000,
    makePacer(() => clock.now),
  );
  clock.now = 5_200;
  vi.advanceTimersByTime(20);
  expect(stream.sent).toBe(401);
});

it('keeps the rate of each stream when there are many', () => {
  const pacer = makePacer();
  const streams = Array.from({ length: 250 }, () => start(1_000, pacer));
  vi.advanceTimersByTime(10_220);
  expect(new Set(streams.map(({ sent }) => sent))).toEqual(new Set([802]));
  expect(vi.getTimerCount()).toBe(1);
});

it('ends when all is sent, and needs no timer then', () => {
  const [stream, other] = [start(10), start(10)];
  other.stop();
  vi.advanceTimersByTime(1_000);
  expect(stream).toMatchObject({ sent: 10, isEnded: true });
  expect(other).toMatchObject({ sent: 0, isEnded: false });
});
