/**
 * Does it while no other tab does, where the browser can say so; the server counts everything once
 * anyway. A tab that holds the lock for long may be asleep, so nobody waits for ever.
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  // Not in an insecure context, nor in every test.
  const { locks } = navigator;
  if (!locks) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    await locks.request(name, { signal: AbortSignal.timeout(maxWaitMs) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}

const maxWaitMs = 10_000;
