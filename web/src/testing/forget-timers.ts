type Timer = ReturnType<typeof setTimeout>;

const pending = new Set<Timer>();
let isWatching = false;

/**
 * Keeps account of every timer that is started, so that the next test does not meet what an earlier
 * one left waiting: a call that is tried again in two seconds, above all.
 */
export function watchTimers(): void {
  // Each file runs the setup again, in the same process.
  if (isWatching) return;
  isWatching = true;
  const start = { timeout: globalThis.setTimeout, interval: globalThis.setInterval };
  const keep = (timer: Timer) => {
    pending.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(
    (...call: Parameters<typeof setTimeout>) => keep(start.timeout(...call)),
    start.timeout,
  );
  globalThis.setInterval = Object.assign(
    (...call: Parameters<typeof setInterval>) => keep(start.interval(...call)),
    start.interval,
  );
}

export function forgetTimers(): void {
  for (const timer of pending) clearTimeout(timer);
  pending.clear();
}
