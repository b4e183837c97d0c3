/** How often tokens that are due are sent: two share a write at 80 a second. */
const tickMs = 20;
/** From here on every second tick is left out, because writing is what costs. */
const manyStreams = 100;

export type Paced = {
  /** Sends the tokens from one number up to another. */
  send: (from: number, to: number) => void;
  /** How many there are to send. */
  count: number;
  tokensPerSecond: number;
  firstTokenMs: number;
  onEnd: () => void;
};

/**
 * One timer for every stream. What is due is told by the clock, so a late timer is caught up with
 * and the mean rate is exact, however many streams there are.
 */
export function makePacer(now: () => number = () => performance.now()) {
  const running = new Set<Paced & { startsAt: number; sent: number }>();
  let timer: NodeJS.Timeout | undefined;
  let ticks = 0;

  function tick(): void {
    ticks += 1;
    if (running.size > manyStreams && ticks % 2 === 0) return;
    const at = now();
    for (const stream of running) {
      const waited = at - stream.startsAt;
      if (waited < 0) continue;
      const due = Math.min(stream.count, 1 + Math.floor((waited * stream.tokensPerSecond) / 1000));
      if (due > stream.sent) stream.send(stream.sent, due);
      stream.sent = due;
      if (due < stream.count) continue;
      running.delete(stream);
      stream.onEnd();
    }
    if (running.size === 0) stop();
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    /** Answers with what stops it early. */
    start(paced: Paced): () => void {
      const stream = { ...paced, startsAt: now() + paced.firstTokenMs, sent: 0 };
      running.add(stream);
      timer ??= setInterval(tick, tickMs);
      return () => void running.delete(stream);
    },
    stop() {
      running.clear();
      stop();
    },
  };
}
