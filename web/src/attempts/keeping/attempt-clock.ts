import { activeMs } from '@engram/core/attempts/active-time.ts';
import type { Attempt } from '@engram/core/attempts/attempt.ts';
import { z } from '@engram/core/zod.ts';

/** Whether the clock of an attempt stands, as this browser has it (D34). */
export const KeptClock = z.object({
  isPaused: z.boolean(),
  /** How long it was worked on when the clock was stopped or set going. */
  elapsedMs: z.int(),
  /** How long it stood, by the server's count. */
  pausedMs: z.int(),
  isSent: z.boolean(),
  /** The greater one is the later one, of two tabs that show the attempt. */
  revision: z.int(),
});
export type KeptClock = z.infer<typeof KeptClock>;

export const runningClock: KeptClock = {
  isPaused: false,
  elapsedMs: 0,
  pausedMs: 0,
  isSent: true,
  revision: 0,
};

/** It was left, or somebody works on it again. */
export function switchClock(before: KeptClock, elapsedMs: number): KeptClock {
  const { isPaused, pausedMs, revision } = before;
  return { isPaused: !isPaused, elapsedMs, pausedMs, isSent: false, revision: revision + 1 };
}

export function clockOfServer({ startedAt, pausedAt, pausedMs = 0 }: Attempt): KeptClock {
  const pausedAtMs = pausedAt ? Date.parse(pausedAt) : null;
  const startedMs = Date.parse(startedAt);
  const elapsedMs = pausedAtMs === null ? 0 : activeMs({ startedMs, pausedAtMs, pausedMs }, 0);
  return { ...runningClock, isPaused: pausedAtMs !== null, elapsedMs, pausedMs };
}

/**
 * What was done here counts until the server has heard of it. Whoever sees the test here works on it,
 * whatever another device has said.
 */
export function adoptClock(mine: KeptClock, theirs: KeptClock): KeptClock {
  if (!mine.isSent) return mine;
  return { ...mine, pausedMs: theirs.pausedMs, isSent: mine.isPaused === theirs.isPaused };
}

export function mergeClocks(one: KeptClock, other: KeptClock): KeptClock {
  if (one.revision !== other.revision) return one.revision > other.revision ? one : other;
  return other.isSent ? other : one;
}
