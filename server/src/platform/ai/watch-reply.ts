import { AiFailure } from './ai-failure.ts';

export type ReplyMarks = {
  /** From the request to the first piece of text; the SDK would only count from the headers on. */
  firstMs: number;
  /** From one piece to the next. */
  stallMs: number;
};

type ReplyWatch = {
  signal: AbortSignal;
  /** Something came. */
  feed: () => void;
  /** Why it was stopped, if it was. */
  failure: () => AiFailure | null;
  /** Ends the request too, where it still runs. */
  end: () => void;
};

/**
 * Silence is counted in so many turns. One that comes much too late does not count: this process was
 * busy, and what the provider sent meanwhile has not been read yet.
 */
const turns = 8;
const lateShare = 0.5;

/** Stops a call that is silent for too long, or that its caller stops. */
export function watchReply(signal: AbortSignal, marks: ReplyMarks): ReplyWatch {
  const controller = new AbortController();
  const stop = () => controller.abort(new AiFailure('stopped'));
  let hasBegun = false;
  let silentTurns = 0;
  let timer = startTurn();
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });

  function startTurn(): NodeJS.Timeout {
    const turnMs = (hasBegun ? marks.stallMs : marks.firstMs) / turns;
    return setTimeout(endTurn, turnMs, performance.now() + turnMs * (1 + lateShare));
  }

  function endTurn(late: number): void {
    if (performance.now() < late) silentTurns += 1;
    if (silentTurns < turns) timer = startTurn();
    else controller.abort(new AiFailure(hasBegun ? 'stalled' : 'slow-start'));
  }

  return {
    signal: controller.signal,
    feed() {
      silentTurns = 0;
      if (hasBegun) return;
      hasBegun = true;
      clearTimeout(timer);
      timer = startTurn();
    },
    failure() {
      const reason: unknown = controller.signal.reason;
      return reason instanceof AiFailure ? reason : null;
    },
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      stop();
    },
  };
}
