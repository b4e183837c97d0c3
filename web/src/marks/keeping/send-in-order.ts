import { ApiError } from '../../http/api-error.ts';
import { nextChance } from '../../http/next-chance.ts';

/** One change of what is kept, sent until it is answered. */
type Errand = {
  send: () => Promise<void>;
  /** Nobody could be reached; it is sent again. */
  onWait: () => void;
  /** It will never be taken. */
  onRefused: (error: unknown) => void;
};

export type Sending = {
  add: (errand: Errand) => void;
  /** False where something waits for the network. */
  settle: () => Promise<boolean>;
};

const pauseMs = 5_000;

/**
 * Sends one change after the other, so that marks get their numbers in the order in which they were
 * made. What nobody answers is sent again, also after its screen was left.
 */
export function startSending(): Sending {
  const errands: Errand[] = [];
  const waiting = new Set<(isSettled: boolean) => void>();
  let isRunning = false;
  let isWaiting = false;

  function tell(isSettled: boolean) {
    for (const resolve of waiting) resolve(isSettled);
    waiting.clear();
  }

  async function run() {
    for (let errand = errands[0]; errand; errand = errands[0]) {
      const isDone = await attempt(errand);
      isWaiting = !isDone;
      if (isDone) errands.shift();
      else {
        tell(false);
        await nextChance(pauseMs, never);
      }
    }
    isRunning = false;
    tell(true);
  }

  return {
    add(errand) {
      errands.push(errand);
      if (isRunning) return;
      isRunning = true;
      void run();
    },
    settle: () =>
      new Promise((resolve) => {
        if (!isRunning || isWaiting) resolve(!isRunning);
        else waiting.add(resolve);
      }),
  };
}

const never = new AbortController().signal;

/** Whether there is nothing more to do about it. */
async function attempt(errand: Errand): Promise<boolean> {
  try {
    await errand.send();
    return true;
  } catch (error) {
    if (isPassing(error)) {
      errand.onWait();
      return false;
    }
    errand.onRefused(error);
    return true;
  }
}

/** No answer, a server in trouble, or too many calls at once: all of it passes. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === 429 || error.status >= 500;
}
