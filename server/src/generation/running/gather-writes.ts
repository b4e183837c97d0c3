/** So many writes of all runs go on at once; the rest of the connections is for everything else. */
const mostAtOnce = 6;

/** Lets only some of the work of a process go on at once; the rest waits as long as it takes. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

export function openGate(most = mostAtOnce): Gate {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/**
 * One write at a time; what comes meanwhile goes together into the next one. So a burst makes the
 * writes larger, not more, and nobody waits in vain for a connection.
 */
export function gatherWrites<T, R>(
  gate: Gate,
  write: (things: T[]) => Promise<(thing: T) => R>,
): (thing: T) => Promise<R> {
  type Waiting = { thing: T; resolve: (result: R) => void; reject: (reason: unknown) => void };
  let waiting: Waiting[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) await gate(writeWaiting);
    isWriting = false;
  }

  async function writeWaiting(): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      const resultOf = await write(batch.map(({ thing }) => thing));
      for (const { thing, resolve } of batch) resolve(resultOf(thing));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (thing) =>
    new Promise((resolve, reject) => {
      waiting.push({ thing, resolve, reject });
      if (!isWriting) void writeAll();
    });
}
