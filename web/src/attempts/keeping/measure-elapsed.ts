import { findServerMs } from './clock.ts';
import type { KeptAttempt } from './kept-attempt.ts';

/**
 * How long an attempt was worked on: not while it was left. By the server's clock if it can be, else
 * by this page's.
 */
export function measureElapsedMs(attempt: KeptAttempt): number {
  const { clock } = attempt;
  const elapsed = clock.isPaused
    ? clock.elapsedMs
    : (measureByServer(attempt) ?? measureHere(attempt));
  // Without an end: an attempt may lie open for weeks, and its submission is dated by this.
  return Math.round(Math.max(0, elapsed));
}

/** Whether the elapsed time is more than a guess from the device's clock. */
export function isTimeKnown(attempt: KeptAttempt): boolean {
  return measureByServer(attempt) !== undefined || countedHere.has(attempt.id);
}

/** It begins now, or is gone on with; from here on this page counts by itself. */
export function startCounting(id: string, elapsedMs = 0): void {
  countedHere.set(id, { elapsedMs, at: performance.now() });
}

/** Attempts that were begun or gone on with in this page, by a clock that nobody can set. */
const countedHere = new Map<string, { elapsedMs: number; at: number }>();

/** The server knows how long it was left only once it was told. */
function measureByServer({ startedAt, clock }: KeptAttempt): number | undefined {
  const serverMs = findServerMs();
  if (serverMs === undefined || startedAt === null || !clock.isSent) return undefined;
  return serverMs - Date.parse(startedAt) - clock.pausedMs;
}

function measureHere({ id, seen }: KeptAttempt): number {
  const counted = countedHere.get(id);
  if (counted) return counted.elapsedMs + performance.now() - counted.at;
  return seen.elapsedMs + Math.max(0, Date.now() - seen.at);
}
