/** Runs the work when there is a place. Rejects with the signal's reason when the caller has gone. */
export type ReadingQueue = <T>(
  caller: { userId: string; signal?: AbortSignal | undefined },
  work: () => Promise<T>,
) => Promise<T>;

/**
 * The users who wait take turns, so that twenty slow files of one do not stand before the first of
 * another. How many may wait is for whoever receives the files: each one waits on the disk.
 */
export function makeReadingQueue({ places }: { places: number }): ReadingQueue {
  /** In the order of turns: who is served goes to the end. */
  const lines = new Map<string, Set<() => void>>();
  let working = 0;

  return async (caller, work) => {
    caller.signal?.throwIfAborted();
    if (working < places) working += 1;
    else await waitForPlace(caller);
    try {
      caller.signal?.throwIfAborted();
      return await work();
    } finally {
      passPlace();
    }
  };

  function waitForPlace({ userId, signal }: Parameters<ReadingQueue>[0]): Promise<void> {
    const line = lines.get(userId) ?? new Set();
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        remove(userId, line, enter);
        reject(signal?.reason);
      };
      line.add(enter);
      lines.set(userId, line);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  function remove(userId: string, line: Set<() => void>, enter: () => void) {
    line.delete(enter);
    if (line.size === 0) lines.delete(userId);
  }

  /** The place goes to the next in turn; only without one does it become free. */
  function passPlace() {
    for (const [userId, line] of lines) {
      for (const enter of line) {
        remove(userId, line, enter);
        if (lines.delete(userId)) lines.set(userId, line);
        return enter();
      }
    }
    working -= 1;
  }
}
