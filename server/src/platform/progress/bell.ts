import type { Progress } from './open-progress.ts';

export type Bell = {
  /** Comes back when the bell has rung since the last time, or after so long without it. */
  wait: (longestMs: number) => Promise<void>;
};

/**
 * For somebody who looks at rows again and again: Redis says when looking is worth it, and without
 * Redis looking now and then finds the same things a little later.
 */
export function hearBell(
  progress: Progress,
  stream: string,
  signal: AbortSignal,
  onRing: (data: unknown) => void = () => {},
): Bell {
  let hasRung = false;
  let alarm = Promise.withResolvers<void>();
  const ring = () => {
    hasRung = true;
    alarm.resolve();
  };
  void (async () => {
    for await (const { data } of progress.follow(stream, { signal })) {
      onRing(data);
      ring();
    }
  })();
  signal.addEventListener('abort', ring);

  return {
    async wait(longestMs) {
      if (!hasRung && !signal.aborted) {
        const timer = setTimeout(alarm.resolve, longestMs);
        await alarm.promise;
        clearTimeout(timer);
      }
      hasRung = false;
      alarm = Promise.withResolvers<void>();
    },
  };
}
