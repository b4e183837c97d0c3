export type Deadline = {
  signal: AbortSignal;
  /** The time stands still, though not for ever. */
  pause: () => void;
  goOn: () => void;
  /** It will not come any more. */
  stop: () => void;
};

/** All pauses of a run together: whoever waits longer in line is better off asking again. */
const longestPauseMs = 120_000;

/** Comes after so long, pauses not counted. */
export function openDeadline(ms: number): Deadline {
  const over = new AbortController();
  const comes = () => over.abort(new DOMException('The time is up', 'TimeoutError'));
  let [leftMs, pauseLeftMs] = [ms, longestPauseMs];
  let isPaused = false;
  let since = performance.now();
  let timer = setTimeout(comes, leftMs).unref();

  function change(paused: boolean): void {
    if (isPaused === paused || over.signal.aborted) return;
    const passedMs = performance.now() - since;
    if (isPaused) pauseLeftMs -= passedMs;
    else leftMs -= passedMs;
    isPaused = paused;
    since += passedMs;
    clearTimeout(timer);
    timer = isPaused
      ? setTimeout(() => change(false), Math.max(0, pauseLeftMs)).unref()
      : setTimeout(comes, Math.max(0, leftMs)).unref();
  }

  return {
    signal: over.signal,
    pause: () => change(true),
    goOn: () => change(false),
    stop: () => clearTimeout(timer),
  };
}
