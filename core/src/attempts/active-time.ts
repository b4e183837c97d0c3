/** When an attempt began, and how long its clock stood, in ms. */
export type AttemptClock = {
  startedMs: number;
  /** Since when it stands; null while it runs. */
  pausedAtMs: number | null;
  /** How long it stood before. */
  pausedMs: number;
};

/** How long an attempt was worked on: since it began, less what it was left for (D34). */
export function activeMs({ startedMs, pausedAtMs, pausedMs }: AttemptClock, now: number): number {
  return Math.max(0, (pausedAtMs ?? now) - startedMs - pausedMs);
}

/** What a browser says of it: whether it was left, and after how much work. */
export type ClockClaim = { isPaused: boolean; elapsedMs: number };

/**
 * The clock after a browser has told of a pause or of its end, perhaps late. Nobody has worked for
 * longer than the clock ran, and what was worked before a pause stays worked.
 */
export function setPaused(
  clock: AttemptClock,
  { isPaused, elapsedMs }: ClockClaim,
  now: number,
): AttemptClock {
  const least = clock.pausedAtMs === null ? 0 : activeMs(clock, now);
  const most = activeMs({ ...clock, pausedAtMs: null }, now);
  const active = Math.min(Math.max(elapsedMs, least), most);
  return {
    ...clock,
    pausedAtMs: isPaused ? now : null,
    pausedMs: Math.max(0, now - clock.startedMs - active),
  };
}
