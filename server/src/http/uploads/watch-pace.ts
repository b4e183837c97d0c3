/** Whether bytes still come, and enough of them. */
export type Pace = {
  note: (bytes: number) => void;
  /** Rejects when they do not. */
  tooSlow: Promise<never>;
  stop: () => void;
};

export type LeastPace = {
  idleMs: number;
  leastRate: { bytesPerSecond: number; afterMs: number };
};

export function watchPace({ idleMs, leastRate }: LeastPace): Pace {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  const startedAt = performance.now();
  let received = 0;
  const idle = setTimeout(() => reject(new Error('The upload has stalled')), idleMs);
  const slow = setInterval(() => {
    const seconds = (performance.now() - startedAt) / 1000;
    if (received < seconds * leastRate.bytesPerSecond) {
      reject(new Error('The upload is too slow'));
    }
  }, leastRate.afterMs);
  return {
    tooSlow,
    note(bytes) {
      received += bytes;
      idle.refresh();
    },
    stop() {
      clearTimeout(idle);
      clearInterval(slow);
    },
  };
}
