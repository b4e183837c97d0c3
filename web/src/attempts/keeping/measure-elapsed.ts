import { findServerMs } from './clock.ts';
import type { KeptAttempt } from './kept-attempt.ts';

/** How long an attempt has run: by the server's clock if it can be, else by this page's. */
export function measureElapsedMs(attempt: KeptAttempt): number {
  const serverMs = findServerMs();
  const elapsed =
    serverMs !== undefined && attempt.startedAt !== null
      ? serverMs - Date.parse(attempt.startedAt)
      : measureHere(attempt);
  // Without an end: an attempt may lie open for weeks, and its submission is dated by this.
  return Math.round(Math.max(0, elapsed));
}

/** Whether the elapsed time is more than a guess from the device's clock. */
export function isTimeKnown({ id, startedAt }: KeptAttempt): boolean {
  return (startedAt !== null && findServerMs() !== undefined) || begunHere.has(id);
}

/** It begins now; from here on this page counts by itself. */
export function startCounting(id: string): void {
  begunHere.set(id, performance.now());
}

/** By performance.now(), for attempts that began in this page. */
const begunHere = new Map<string, number>();

function measureHere({ id, seen }: KeptAttempt): number {
  const begun = begunHere.get(id);
  if (begun !== undefined) return performance.now() - begun;
  return seen.elapsedMs + Math.max(0, Date.now() - seen.at);
}
